import type { Translated } from '../locale/language.ts';
import type * as english from './words.templates-support.ts';

type Templates = Translated<typeof english.supportTemplates>;

const legal: Templates['Legal'] = [
  {
    about: 'contrat accord nda négoci délai relecture signature modèle clause',
    titles: [
      'Réduire le délai médian des contrats de [départ] à [cible] jours ouvrés {by}',
      'Passer [cible] % des contrats types en modèles en libre-service {by}',
    ],
    objectives: [
      'Faire du juridique la raison pour laquelle les affaires se concluent plus vite',
      'Donner à chacun un contrat type sûr sans qu’il nous attende',
    ],
    measures: [
      'Nombre médian de jours ouvrés entre la demande et le contrat prêt à signer : de [départ] à [cible] {by}, lu dans [système]',
      'Contrats types établis d’après un modèle sans juriste : de [départ] % à [cible] % {by}',
      'Contrats sans réponse depuis plus de [nombre] jours : de [départ] à [cible] {by}',
    ],
    why: 'Chaque jour d’attente d’un contrat retarde le chiffre d’affaires ; l’essentiel du temps passe en clauses auxquelles nous avons déjà répondu.',
    steps: [
      'Trier les contrats du dernier trimestre par type et voir où passent les jours.',
      'Écrire des clauses de repli pour les [nombre] points les plus négociés.',
      'Former les ventes aux modèles et mesurer de nouveau après un mois.',
    ],
  },
  {
    about: 'conform règlement rgpd gdpr vie privée données protec audit règle politique formation loi',
    titles: [
      'Faire suivre à [cible] % du personnel la formation sur [règle] {by}',
      'Clore [cible] des [nombre] constats du dernier audit de conformité {by}',
    ],
    objectives: [
      'Faire du bon geste le geste facile',
      'Être prêts pour l’auditeur n’importe quel jour de l’année',
    ],
    measures: [
      'Personnes qui ont réussi la formation sur [règle] : de [départ] % à [cible] % {by}',
      'Constats d’audit clos et confirmés par l’auditeur : [cible] sur [nombre] {by}',
      'Demandes de personnes concernées traitées dans le délai légal : de [départ] % à [cible] % {by}',
    ],
    why: 'Un manquement coûte des amendes et de la confiance ; ce sont des personnes qui savent quoi faire qui l’évitent, non des documents.',
    steps: [
      'Lister les obligations, avec un responsable et la preuve pour chacune.',
      'Clore d’abord les constats au risque le plus élevé.',
      'Vérifier par [nombre] contrôles que les règles sont appliquées.',
    ],
  },
  {
    about: 'risque litige procès réclam propriété brevet marque dossier assur',
    titles: [
      'Régler ou clore [cible] des [nombre] litiges ouverts {by}',
      'Déposer [cible] de nos [nombre] marques et inventions les plus précieuses {by}',
    ],
    objectives: [
      'Solder les litiges qui nous empêchent de regarder devant nous',
      'Protéger ce qui nous distingue',
    ],
    measures: [
      'Litiges ouverts : de [départ] à [cible] {by}, aucun sans plan',
      'Marques et inventions déposées ou enregistrées : de [départ] à [cible] {by}',
      'Sommes provisionnées pour litiges : de [départ] à [cible] {by}',
    ],
    why: 'Les litiges ouverts retiennent de l’argent et l’attention des personnes dont la croissance a besoin.',
    steps: [
      'Évaluer chaque dossier selon sa valeur, ses chances et le coût de sa poursuite.',
      'Proposer un accord là où poursuivre coûte plus que cela ne peut rapporter.',
      'Dire chaque mois à la direction ce qui a bougé.',
    ],
  },
  {
    about: 'coût avocat cabinet dépense fournisseur effica service interne conseil processus',
    titles: [
      'Réduire les dépenses d’avocats externes de [départ] à [cible] {by}',
      'Répondre à [cible] % des questions juridiques internes en [nombre] jours ouvrés {by}',
    ],
    objectives: [
      'Donner une réponse aux équipes tant que la question compte encore',
      'Ne payer des avocats externes que là où cela change le résultat',
    ],
    measures: [
      'Dépenses d’avocats externes : de [départ] à [cible] {by}, à charge égale',
      'Questions traitées en [nombre] jours ouvrés : de [départ] % à [cible] % {by}',
      'Satisfaction des équipes que nous servons : de [départ] à [cible] sur l’échelle de l’enquête {by}',
    ],
    why: 'Qui attend une réponse décide sans elle ; un conseil rapide est notre protection la moins chère.',
    steps: [
      'Ouvrir une porte d’entrée unique pour les questions et compter ce qui arrive.',
      'Écrire des réponses aux [nombre] questions les plus fréquentes, lisibles par tous.',
      'Convenir d’honoraires fixes pour le travail qui revient chaque mois.',
    ],
  },
];

const humanResources: Templates['Human Resources'] = [
  {
    about: 'embauch recrut candidat poste talent offre pourvoir vacan',
    titles: [
      'Pourvoir [cible] des [nombre] postes ouverts {by}, en [cible] jours en moyenne',
      'Faire passer la part des offres acceptées de [départ] % à [cible] % {by}',
    ],
    objectives: [
      'Recruter des personnes que leurs équipes recruteraient de nouveau',
      'Que chaque candidat, retenu ou non, dise du bien de nous',
    ],
    measures: [
      'Postes pourvus : [cible] sur [nombre] {by}',
      'Nombre moyen de jours entre la validation d’un poste et l’offre signée : de [départ] à [cible] {by}',
      'Offres acceptées : de [départ] % à [cible] % {by}',
    ],
    why: 'Une chaise vide ralentit toute une équipe ; une mauvaise embauche la ralentit plus longtemps.',
    steps: [
      'Convenir avec chaque manager qui recrute des critères indispensables et d’une date.',
      'Tenir l’attente de chaque candidat entre deux étapes sous [nombre] jours.',
      'Demander aux nouvelles recrues et à leurs managers après les premiers mois ce qu’il faut changer.',
    ],
  },
  {
    about: 'fidél rotation départ démission engag enquête satisf rester culture',
    titles: [
      'Réduire les départs volontaires de [départ] % à [cible] % {by}',
      'Faire passer le score d’engagement de [équipe] de [départ] à [cible] {by}',
    ],
    objectives: [
      'Donner aux bonnes personnes plus de raisons de rester que de partir',
      'Faire de chaque équipe un lieu où l’on parle franchement',
    ],
    measures: [
      'Départs volontaires sur un an : de [départ] % à [cible] % {by}',
      'Score d’engagement : de [départ] à [cible] {by}, avec au moins [cible] % de participation',
      'Équipes qui ont agi sur un point de leur enquête : de [départ] % à [cible] % {by}',
    ],
    why: 'Partent d’abord ceux qui trouvent le plus facilement du travail ; avec eux part un savoir qui a pris des années.',
    steps: [
      'Lire les entretiens de départ de l’an dernier pour en tirer les principales raisons.',
      'Mener des entretiens avec les personnes que nous ne pouvons pas perdre.',
      'Convenir d’un changement par équipe et en rendre compte ouvertement.',
    ],
  },
  {
    about: 'form appren dévelop compétence carrière dirig coach manager avis entretien intégr onboard',
    titles: [
      'Faire suivre à [cible] % des managers le programme de management {by}',
      'Obtenir que [cible] % du personnel convienne d’un plan de développement avec son manager {by}',
    ],
    objectives: [
      'Faire de nos managers la raison pour laquelle on grandit ici',
      'Offrir à chaque nouveau collègue un premier mois mémorable',
    ],
    measures: [
      'Managers qui ont terminé le programme : de [départ] % à [cible] % {by}',
      'Personnes avec un plan de développement convenu : de [départ] % à [cible] % {by}',
      'Nouvelles recrues qui disent après leurs premiers mois savoir ce qu’on attend d’elles : de [départ] % à [cible] % {by}',
    ],
    why: 'On rejoint une entreprise et on quitte un manager ; les compétences des managers sont notre levier le plus fort.',
    steps: [
      'Demander aux managers et à leurs équipes quelles compétences aideraient le plus.',
      'Tenir le programme en petits groupes, avec des exercices tirés de leur travail.',
      'Mesurer d’après les réponses de leurs équipes, non d’après la présence.',
    ],
  },
  {
    about: 'paie salaire rémunér avantage divers inclus égal processus absence santé bien-être règle',
    titles: [
      'Réduire l’écart de rémunération inexpliqué de [départ] % à [cible] % {by}',
      'Répondre à [cible] % des demandes du personnel en [nombre] jours ouvrés {by}',
    ],
    objectives: [
      'Être une entreprise qui traite chacun équitablement, et qui peut le montrer',
      'Rendre simple et rapide ce que l’on attend des ressources humaines',
    ],
    measures: [
      'Écart de rémunération inexpliqué : de [départ] % à [cible] % {by}, selon la même méthode que l’an dernier',
      'Demandes traitées en [nombre] jours ouvrés : de [départ] % à [cible] % {by}, comptées dans [système]',
      'Jours d’absence par personne : de [départ] à [cible] par trimestre {by}',
    ],
    why: 'L’équité se remarque, et son absence reste en mémoire pendant des années.',
    steps: [
      'Calculer les chiffres par niveau et par fonction et les vérifier avec la finance.',
      'Convenir avec la direction des corrections et du budget.',
      'Dire à tous ce qui a été constaté et ce qui change.',
    ],
  },
];

const finance: Templates['Accounting/Finance'] = [
  {
    about: 'clôture mois compt rapport rapproch grand livre bilan',
    titles: [
      'Raccourcir la clôture mensuelle de [départ] à [cible] jours ouvrés {by}',
      'Réduire les corrections après clôture de [départ] à [cible] par mois {by}',
    ],
    objectives: [
      'Donner à chacun des chiffres utilisables tant qu’ils sont frais',
      'Faire de la clôture une routine tranquille',
    ],
    measures: [
      'Jours ouvrés entre la fin du mois et les comptes clos : de [départ] à [cible] {by}',
      'Écritures corrigées après la clôture : de [départ] à [cible] par mois {by}',
      'Rapprochements faits sans travail manuel : de [départ] % à [cible] % {by}',
    ],
    why: 'On décide avec les chiffres disponibles ; des chiffres tardifs sont remplacés par des opinions.',
    steps: [
      'Noter chaque étape de la clôture avec sa durée et son responsable.',
      'Avancer ce qui ne dépend pas de la fin du mois.',
      'Automatiser les rapprochements les plus longs.',
    ],
  },
  {
    about: 'trésorer créance encaiss facture retard paiement dso fonds roulement liquid',
    titles: [
      'Réduire le délai moyen de paiement des clients de [départ] à [cible] jours {by}',
      'Ramener les factures en retard de [départ] à [cible] {by}',
    ],
    objectives: [
      'Transformer ce que nous avons gagné en argent en banque',
      'Être payés à temps sans abîmer une relation avec un client',
    ],
    measures: [
      'Délai moyen de paiement des clients en jours : de [départ] à [cible] {by}',
      'Factures en retard de plus de [nombre] jours : de [départ] à [cible] {by}',
      'Factures envoyées dans les [nombre] jours ouvrés après la livraison : de [départ] % à [cible] % {by}',
    ],
    why: 'L’argent que les clients gardent est un prêt sans intérêts que nous n’avons jamais décidé.',
    steps: [
      'Lister les [nombre] plus grands montants en retard avec la raison de chacun.',
      'Appeler avant l’échéance là où le paiement a déjà tardé plusieurs fois.',
      'Corriger les causes chez nous : factures erronées, commandes manquantes, conditions peu claires.',
    ],
  },
  {
    about: 'budget prévision plan coût économ dépense marge profit effica',
    titles: [
      'Ramener l’écart entre la prévision de [indicateur] et le résultat à [cible] % au plus {by}',
      'Économiser [montant] de coûts annuels courants {by}, sans perte de service',
    ],
    objectives: [
      'Voir venir le résultat du trimestre avant qu’il soit là',
      'Dépenser comme si c’était notre argent',
    ],
    measures: [
      'Écart entre la prévision et le résultat de [indicateur] : de [départ] % à [cible] % au plus {by}',
      'Coûts annuels courants économisés, confirmés par les responsables de budget : de [départ] à [cible] {by}',
      'Responsables de budget qui revoient leurs chiffres avec nous chaque mois : de [départ] % à [cible] % {by}',
    ],
    why: 'Une prévision qui tient permet d’investir tôt ; une surprise oblige à couper tard.',
    steps: [
      'Comparer ligne à ligne les dernières prévisions avec les résultats.',
      'Changer le modèle là où il s’est trompé chaque fois dans le même sens.',
      'Parcourir les plus grands contrats avec leurs responsables avant leur renouvellement.',
    ],
  },
  {
    about: 'audit contrôle conform impôt risque processus automat système fraude achat fournisseur',
    titles: [
      'Réussir l’audit avec au plus [cible] constats {by}',
      'Automatiser [cible] des [nombre] saisies manuelles les plus fréquentes {by}',
    ],
    objectives: [
      'Avoir des contrôles auxquels on se fie et qu’on remarque à peine',
      'Libérer l’équipe financière pour le travail qui demande du jugement',
    ],
    measures: [
      'Constats du rapport d’audit : de [départ] à [cible] au plus {by}',
      'Saisies manuelles par mois : de [départ] à [cible] {by}, comptées dans [système]',
      'Contrôles clés vérifiés et efficaces : de [départ] % à [cible] % {by}',
    ],
    why: 'Chaque geste manuel est une occasion d’erreur et une heure qui manque à l’analyse.',
    steps: [
      'Classer les processus par volume et par risque.',
      'Simplifier d’abord, automatiser ensuite, et garder un contrôle à la fin.',
      'Essayer avec les données du mois dernier avant de basculer.',
    ],
  },
];

const informationTechnology: Templates['Information Technology'] = [
  {
    about: 'disponib fiab incident panne stab surveill arrêt rétabl sauvegarde uptime',
    titles: [
      'Faire passer la disponibilité de [système] de [départ] % à [cible] % {by}',
      'Réduire le temps médian de rétablissement après un incident de [départ] à [cible] minutes {by}',
    ],
    objectives: [
      'Exploiter des systèmes que l’on peut oublier',
      'Voir et corriger les pannes avant que quelqu’un appelle',
    ],
    measures: [
      'Disponibilité de [système] : de [départ] % à [cible] % {by}, mesurée de l’extérieur',
      'Temps médian entre l’alerte et le rétablissement : de [départ] à [cible] minutes {by}',
      'Incidents vus par la surveillance avant les utilisateurs : de [départ] % à [cible] % {by}',
    ],
    why: 'Quand [système] s’arrête, tous ceux qui en dépendent s’arrêtent ; chaque minute compte pour eux tous.',
    steps: [
      'Revoir les incidents de l’an dernier et trouver les causes qui reviennent.',
      'Supprimer les plus grandes causes et s’exercer à un rétablissement.',
      'Écrire après chaque incident un court bilan sans reproche, avec une action.',
    ],
  },
  {
    about: 'sécur vulnérab correctif hameçon phish accès intrusion cyber mfa identit certif iso',
    titles: [
      'Corriger [cible] % des vulnérabilités critiques en [nombre] jours {by}',
      'Réduire la part des personnes qui cliquent aux tests d’hameçonnage de [départ] % à [cible] % {by}',
    ],
    objectives: [
      'Être une cible difficile sans gêner personne',
      'Savoir à tout moment qui peut accéder à quoi, et pourquoi',
    ],
    measures: [
      'Vulnérabilités critiques corrigées en [nombre] jours : de [départ] % à [cible] % {by}',
      'Personnes qui cliquent au test d’hameçonnage : de [départ] % à [cible] % {by}',
      'Comptes protégés par un facteur supplémentaire : de [départ] % à [cible] % {by}',
    ],
    why: 'La plupart des attaques passent par une faille connue depuis des mois ou par un mot de passe divulgué.',
    steps: [
      'Faire l’inventaire des systèmes, avec un responsable pour chacun.',
      'Automatiser les correctifs là où un redémarrage ne nuit pas, et planifier le reste.',
      'Revoir les droits d’accès des [nombre] systèmes les plus sensibles.',
    ],
  },
  {
    about: 'migra cloud système déploi projet erp crm infrastruct ancien remplac mise niveau automat intégr',
    titles: [
      'Déplacer [cible] des [nombre] applications de [système] vers la nouvelle plateforme {by}',
      'Déployer [système] auprès de [cible] % de ses utilisateurs {by}, avec une formation pour chaque équipe',
    ],
    objectives: [
      'Quitter [système] sans que personne le regrette',
      'Donner à chacun des outils qui lui retirent du travail',
    ],
    measures: [
      'Applications déplacées et arrêtées sur l’ancienne plateforme : [cible] sur [nombre] {by}',
      'Utilisateurs qui travaillent chaque semaine dans [système] : de [départ] % à [cible] % {by}',
      'Heures de travail manuel par mois dans [processus] : de [départ] à [cible] {by}',
    ],
    why: 'Les anciens systèmes coûtent deux fois : ce qu’il faut pour les garder en vie, et ce qu’ils nous empêchent de faire.',
    steps: [
      'Déplacer d’abord une petite application et noter ce qui a été difficile.',
      'Planifier le reste par vagues avec les équipes concernées, avec un retour possible pour chacune.',
      'Arrêter l’ancienne plateforme à une date connue dès le début.',
    ],
  },
  {
    about:
      'assistance support ticket demande service utilis satisf répon coût licence appareil dévelop déploi',
    titles: [
      'Réduire le temps médian de résolution d’une demande de [départ] à [cible] heures {by}',
      'Faire passer la satisfaction des utilisateurs envers l’informatique de [départ] à [cible] sur l’échelle de l’enquête {by}',
    ],
    objectives: [
      'Faire de la demande d’aide à l’informatique une bonne expérience',
      'Permettre aux équipes de livrer sans risque n’importe quel jour',
    ],
    measures: [
      'Temps médian entre la demande et la solution : de [départ] à [cible] heures {by}, lu dans [système]',
      'Satisfaction après une demande résolue : de [départ] à [cible] sur l’échelle de l’enquête {by}',
      'Demandes résolues en libre-service : de [départ] % à [cible] % {by}',
    ],
    why: 'On juge l’informatique au jour où l’on a eu besoin d’aide ; chaque heure gagnée là revient à toute l’entreprise.',
    steps: [
      'Trouver les [nombre] sortes de demandes qui font la plus grande part du volume.',
      'Supprimer la cause, ou écrire une réponse que chacun trouve seul.',
      'Lire chaque mauvaise note dans la journée et y répondre.',
    ],
  },
];

/** Templates of the areas that serve the company. */
export const supportTemplates: Templates = {
  Legal: legal,
  'Human Resources': humanResources,
  'Accounting/Finance': finance,
  'Information Technology': informationTechnology,
};
