import type { Translated } from '../locale/language.ts';
import type * as english from './words.templates-business.ts';

type Templates = Translated<typeof english.businessTemplates>;

const product: Templates['Product'] = [
  {
    about: 'adopt activ accueil onboard fonction usage utilis engag',
    titles: [
      'Faire passer la part des nouveaux utilisateurs qui obtiennent [résultat] dès leur première semaine de [départ] % à [cible] % {by}',
      'Amener [cible] % des clients actifs à utiliser [fonction] chaque semaine {by}',
    ],
    objectives: [
      'Rendre la première semaine avec notre produit facile et utile',
      'Faire de [fonction] une partie du travail hebdomadaire de nos clients',
    ],
    measures: [
      'Part des nouveaux utilisateurs qui obtiennent [résultat] dans la semaine de leur inscription : de [départ] % à [cible] % {by}, lue chaque semaine dans [système]',
      'Utilisateurs hebdomadaires de [fonction] : de [départ] à [cible] {by}',
      'Temps médian entre l’inscription et [résultat] : de [départ] à [cible] minutes {by}',
    ],
    why: 'Qui obtient vite un premier résultat reste et nous recommande ; les autres sont perdus avant que quelqu’un leur parle.',
    steps: [
      'Observer [nombre] nouveaux utilisateurs et noter où ils s’arrêtent.',
      'Lever d’abord le plus grand obstacle, et mesurer avant et après.',
      'Recommencer toutes les deux semaines jusqu’à ce que la cible tienne un mois entier.',
    ],
  },
  {
    about: 'feuille lancement lancer version livrer livraison constru portail mvp roadmap',
    titles: [
      'Lancer [fonction] pour [segment] {by}, avec au moins [cible] clients qui l’utilisent',
      'Livrer [cible] des [nombre] éléments de la feuille de route promis pour ce trimestre {by}',
    ],
    objectives: [
      'Mettre [fonction] entre les mains des clients qui l’attendent',
      'Devenir une équipe produit dont les dates sont fiables',
    ],
    measures: [
      '[fonction] est ouverte à tout [segment] {by} et utilisée par au moins [cible] clients le premier mois',
      'Éléments promis de la feuille de route livrés : [cible] sur [nombre] {by}, comptés dans [système]',
      'Défauts critiques signalés le premier mois après le lancement : au plus [cible], contre [départ] au dernier lancement',
    ],
    why: 'Les ventes et le support l’ont promis aux clients ; chaque semaine de retard coûte une confiance difficile à regagner.',
    steps: [
      'Convenir avec [équipe] de ce que contient la première version et de ce qu’elle ne contient pas.',
      'L’ouvrir à [nombre] clients bienveillants et recueillir leurs retours.',
      'Décider du lancement sur cette base et annoncer la date à tout le monde.',
    ],
  },
  {
    about: 'client avis retour satisf nps recherche entretien besoin enquête',
    titles: [
      'Faire passer le NPS du produit de [départ] à [cible] {by}',
      'Parler avec [cible] clients de [segment] et en tirer [nombre] décisions {by}',
    ],
    objectives: [
      'Connaître le travail de nos clients mieux que quiconque sur le marché',
      'Construire un produit que les clients recommandent sans qu’on le leur demande',
    ],
    measures: [
      'NPS de [produit] : de [départ] à [cible] {by}, d’après l’enquête auprès d’au moins [nombre] clients',
      'Entretiens avec des clients menés et consignés : [cible] {by}, chacun selon le modèle dans [système]',
      'Décisions de la feuille de route qui citent les entretiens dont elles viennent : [cible] % {by}, contre [départ] % aujourd’hui',
    ],
    why: 'Nous décidons chaque semaine de ce que nous construisons ; une décision fondée sur ce que font les clients est plus souvent juste qu’une opinion.',
    steps: [
      'Choisir à qui parler : clients satisfaits, mécontents et perdus.',
      'Mener les entretiens à deux et partager une synthèse sous deux jours.',
      'Présenter ce que nous avons appris et ce que nous changeons pour cette raison.',
    ],
  },
  {
    about: 'qualité défaut bogue bug erreur fiab performance vitesse stab panne',
    titles: [
      'Réduire les défauts signalés par les clients de [départ] à [cible] par mois {by}',
      'Ramener le temps de chargement médian de [fonction] de [départ] à [cible] secondes {by}',
    ],
    objectives: [
      'Donner aux clients un produit qui ne les fait jamais attendre et dont ils n’ont pas à s’excuser',
      'Faire de la qualité la raison pour laquelle les clients restent',
    ],
    measures: [
      'Défauts signalés par les clients : de [départ] à [cible] par mois {by}, comptés dans [système]',
      'Temps de chargement médian de [fonction] : de [départ] à [cible] secondes {by}, mesuré chez de vrais utilisateurs',
      'Défauts corrigés dans le délai promis : de [départ] % à [cible] % {by}',
    ],
    why: 'Chaque défaut coûte deux fois du temps au client et à nous : une fois au support, une fois au renouvellement.',
    steps: [
      'Classer par cause les défauts du dernier trimestre et retenir les plus importantes.',
      'Confier chaque cause à une personne et ajouter un contrôle qui l’empêche de revenir.',
      'Revoir le nombre chaque semaine avec [équipe].',
    ],
  },
];

const marketing: Templates['Marketing'] = [
  {
    about: 'prospect pipeline demande génér campagne mql entrant entonnoir lead',
    titles: [
      'Faire passer les prospects qualifiés de [départ] à [cible] par mois {by}',
      'Tirer [montant] de nouveau pipeline de [campagne] {by}',
    ],
    objectives: [
      'Donner aux ventes plus de bonnes conversations qu’elles ne peuvent en engager seules',
      'Faire du marketing la source de pipeline la plus fiable',
    ],
    measures: [
      'Prospects qualifiés acceptés par les ventes : de [départ] à [cible] par mois {by}, comptés dans [système]',
      'Pipeline né du marketing : de [départ] à [cible] {by}',
      'Coût d’un prospect qualifié : de [départ] à [cible] au plus {by}',
    ],
    why: 'Les ventes ne gagnent que ce qu’on leur montre ; un flux régulier de bons prospects décide des prochains trimestres.',
    steps: [
      'Convenir par écrit avec les ventes de ce qu’est un prospect qualifié.',
      'Placer le budget sur les canaux au meilleur coût par prospect accepté.',
      'Arrêter ou changer ce qui manque son chiffre plusieurs mois de suite.',
    ],
  },
  {
    about: 'marque notori portée presse média visib position communauté événement',
    titles: [
      'Faire passer la notoriété assistée dans [segment] de [départ] % à [cible] % {by}',
      'Obtenir [cible] mentions dans les médias que lit [public] {by}',
    ],
    objectives: [
      'Devenir le nom auquel [public] pense en premier',
      'Être entendus là où nos clients se décident',
    ],
    measures: [
      'Notoriété assistée dans [segment] : de [départ] % à [cible] % {by}, d’après la même enquête que la dernière fois',
      'Mentions dans la liste de médias convenue : de [départ] à [cible] {by}',
      'Visites issues d’une recherche de notre nom : de [départ] à [cible] par mois {by}',
    ],
    why: 'On choisit parmi les quelques noms que l’on connaît ; qui n’en fait pas partie n’entend jamais parler de l’affaire.',
    steps: [
      'Écrire ce pour quoi nous voulons être connus et le vérifier auprès de [nombre] clients.',
      'Prévoir un sujet par mois, avec dates, canal et responsable.',
      'Comparer les chiffres avec le point de départ au milieu et à la fin du trimestre.',
    ],
  },
  {
    about: 'web site conver contenu seo recherche trafic page visit lettre newsletter',
    titles: [
      'Faire passer la conversion du site vers [résultat] de [départ] % à [cible] % {by}',
      'Faire passer les visites mensuelles de la recherche naturelle de [départ] à [cible] {by}',
    ],
    objectives: [
      'Faire de notre site notre meilleure force de vente',
      'Répondre aux questions de [public] mieux que quiconque',
    ],
    measures: [
      'Visiteurs qui arrivent à [résultat] : de [départ] % à [cible] % {by}, lus chaque semaine dans [système]',
      'Visites de la recherche naturelle : de [départ] à [cible] par mois {by}',
      'Pages qui répondent à l’une des [nombre] principales questions des clients : de [départ] à [cible] {by}',
    ],
    why: 'La plupart des acheteurs sont à moitié décidés avant de nous parler ; c’est sur le site que cela se joue.',
    steps: [
      'Trouver les pages que la plupart des visiteurs quittent.',
      'Essayer un changement à la fois et garder ce qui marche.',
      'Publier ce que nous avons appris pour que [équipe] s’en serve dans les campagnes.',
    ],
  },
  {
    about: 'fidél client recommand référence témoign histoire vente additionnelle lancement',
    titles: [
      'Publier [cible] témoignages de clients chiffrés {by}',
      'Lancer [produit] pour [segment] {by} et obtenir [cible] inscriptions le premier mois',
    ],
    objectives: [
      'Laisser nos clients raconter notre histoire',
      'Rendre le lancement de [produit] impossible à manquer dans [segment]',
    ],
    measures: [
      'Témoignages de clients publiés avec un chiffre et un nom : de [départ] à [cible] {by}',
      'Inscriptions à [produit] le premier mois après le lancement : au moins [cible]',
      'Affaires auxquelles une référence a contribué : de [départ] à [cible] {by}',
    ],
    why: 'On croit ceux qui nous ressemblent ; un client nommé avec un chiffre convainc plus que toute campagne.',
    steps: [
      'Demander au suivi des clients [nombre] clients dont le résultat mérite d’être raconté.',
      'Mener les entretiens et faire valider chaque témoignage avant la mise en page.',
      'Donner aux ventes une page par témoignage et demander après un mois lesquelles ont servi.',
    ],
  },
];

const sales: Templates['Sales'] = [
  {
    about: 'chiffre revenu commande quota objectif conclu affaire arr crois gagner vente',
    titles: [
      'Faire passer les nouvelles commandes de [départ] à [cible] {by}',
      'Faire passer le taux de réussite des affaires qualifiées de [départ] % à [cible] % {by}',
    ],
    objectives: [
      'Grandir avec des clients qui seront encore là dans trois ans',
      'Gagner les affaires pour lesquelles nous sommes faits',
    ],
    measures: [
      'Nouvelles commandes : de [départ] à [cible] {by}, signées et saisies dans [système]',
      'Taux de réussite des affaires qualifiées : de [départ] % à [cible] % {by}',
      'Taille moyenne d’une nouvelle affaire : de [départ] à [cible] {by}',
    ],
    why: 'Le plan de l’année repose sur les commandes de ce trimestre ; ce qui glisse maintenant manquera deux fois plus tard.',
    steps: [
      'Passer en revue chaque affaire ouverte : lui donner une prochaine étape datée ou la fermer.',
      'Revoir chaque semaine les plus grandes affaires avec [équipe].',
      'Noter pourquoi nous avons gagné ou perdu et changer une chose par mois en conséquence.',
    ],
  },
  {
    about: 'pipeline prospect démarch rendez réunion lead qualif couverture opportunit',
    titles: [
      'Constituer un pipeline de [cible] pour le prochain trimestre {by}',
      'Tenir [cible] premiers rendez-vous avec des décideurs de [segment] {by}',
    ],
    objectives: [
      'Commencer chaque trimestre avec assez de bon pipeline pour choisir',
      'Ouvrir les portes de [segment]',
    ],
    measures: [
      'Pipeline qualifié pour le prochain trimestre : de [départ] à [cible] {by}, compté dans [système]',
      'Premiers rendez-vous avec des décideurs de [segment] : de [départ] à [cible] {by}',
      'Part des premiers rendez-vous qui deviennent une opportunité qualifiée : de [départ] % à [cible] % {by}',
    ],
    why: 'Un trimestre se décide avant de commencer : sans pipeline le premier jour, le chiffre n’est plus atteignable.',
    steps: [
      'Lister les [nombre] entreprises de [segment] qui conviennent le mieux, avec un nom pour chacune.',
      'Réserver deux matinées par semaine à la prospection, et s’y tenir.',
      'Regarder chaque vendredi les rendez-vous tenus et les opportunités ouvertes.',
    ],
  },
  {
    about: 'fidél renouvel attrition résili dévelop additionnelle compte existant churn',
    titles: [
      'Faire passer la rétention nette du chiffre d’affaires de [départ] % à [cible] % {by}',
      'Renouveler [cible] % des contrats qui prennent fin ce trimestre, avant leur terme',
    ],
    objectives: [
      'Faire du choix de rester et de grandir avec nous une évidence',
      'Connaître chaque client à risque avant qu’il nous le dise',
    ],
    measures: [
      'Rétention nette du chiffre d’affaires : de [départ] % à [cible] % {by}',
      'Contrats renouvelés au moins [nombre] jours avant leur terme : de [départ] % à [cible] % {by}',
      'Clients avec un plan convenu pour l’année prochaine : de [départ] à [cible] {by}',
    ],
    why: 'Garder un client coûte une fraction de ce que coûte un nouveau, et c’est la meilleure référence pour le suivant.',
    steps: [
      'Classer chaque client à renouveler dans les prochains mois : sûr, ouvert ou à risque.',
      'Convenir d’un plan avec un responsable pour chaque client à risque.',
      'Tenir une revue d’activité avec les [nombre] plus grands clients.',
    ],
  },
  {
    about: 'partenaire canal territoire marché entrer cycle prévision processus prix remise form',
    titles: [
      'Réduire la durée médiane d’une vente de [départ] à [cible] jours {by}',
      'Signer [cible] partenaires sur [marché] {by}, chacun avec une première affaire commune',
    ],
    objectives: [
      'Rendre l’achat chez nous rapide et prévisible',
      'Atteindre [marché] par des partenaires qui vendent aussi bien que nous',
    ],
    measures: [
      'Nombre médian de jours entre l’opportunité qualifiée et la signature : de [départ] à [cible] {by}',
      'Partenaires avec un accord signé et une première affaire commune : de [départ] à [cible] {by}',
      'Écart entre la prévision du premier jour et le résultat du mois : au plus [cible] %, contre [départ] % aujourd’hui',
    ],
    why: 'Les cycles longs et les surprises coûtent plus que les affaires perdues : ils empêchent tout le monde de planifier.',
    steps: [
      'Mesurer combien de temps les affaires restent à chaque étape et choisir la plus lente.',
      'Y changer une chose (conditions, documents, validation) et observer les [nombre] affaires suivantes.',
      'Faire de ce qui marche la règle et y former [équipe].',
    ],
  },
];

const executive: Templates['Executive'] = [
  {
    about: 'crois chiffre profit marge marché expan échelle entreprise',
    titles: [
      'Faire passer le chiffre d’affaires récurrent de [départ] à [cible] {by}, avec une marge d’au moins [cible] %',
      'Entrer sur [marché] {by} avec [cible] clients payants',
    ],
    objectives: [
      'Grandir plus vite que notre marché, sur des bases saines',
      'Devenir un choix sérieux sur [marché]',
    ],
    measures: [
      'Chiffre d’affaires récurrent : de [départ] à [cible] {by}, tel que présenté au conseil',
      'Marge opérationnelle : de [départ] % à [cible] % {by}',
      'Clients payants sur [marché] : de [départ] à [cible] {by}',
    ],
    why: 'C’est le premier objectif de l’entreprise cette année ; les objectifs de chaque service y mènent.',
    steps: [
      'Choisir les paris qui portent l’essentiel de la croissance et nommer un responsable pour chacun.',
      'Y déplacer des personnes et du budget dès les premières semaines.',
      'Revoir les chiffres chaque mois et décider ouvertement de ce que l’on arrête.',
    ],
  },
  {
    about: 'stratég align priorit objectif cap plan vision communic',
    titles: [
      'Faire passer la part des objectifs rattachés à ceux de l’entreprise de [départ] % à [cible] % {by}',
      'Obtenir que [cible] % des personnes disent dans l’enquête connaître nos priorités {by}',
    ],
    objectives: [
      'Que chacun puisse dire ce qui compte le plus, et pourquoi',
      'Faire moins de choses, et les finir',
    ],
    measures: [
      'Objectifs rattachés à un objectif d’entreprise : de [départ] % à [cible] % {by}',
      'Personnes d’accord avec « Je connais nos priorités » : de [départ] % à [cible] % {by}, d’après l’enquête courte',
      'Projets arrêtés ou réunis pour que les autres aboutissent : au moins [cible] {by}',
    ],
    why: 'Chacun travaille dur à ce qu’il croit important ; quand ces croyances diffèrent, les efforts s’annulent.',
    steps: [
      'Écrire les priorités sur une page, avec ce que nous ne ferons pas.',
      'Les parcourir avec chaque équipe dans le premier mois.',
      'Demander dans l’enquête si le message est passé, et répéter ce qui ne l’est pas.',
    ],
  },
  {
    about: 'dirig équipe talent relève succession recrut organis culture engag person',
    titles: [
      'Pourvoir [cible] des [nombre] postes de direction ouverts {by}',
      'Faire passer le score d’engagement de [départ] à [cible] {by}',
    ],
    objectives: [
      'Bâtir une équipe de direction prête pour le double de notre taille',
      'Être un lieu où les meilleurs veulent rester',
    ],
    measures: [
      'Postes de direction pourvus : [cible] sur [nombre] {by}',
      'Postes clés avec une relève nommée et préparée : de [départ] % à [cible] % {by}',
      'Score d’engagement : de [départ] à [cible] {by}, d’après la même enquête que l’an dernier',
    ],
    why: 'Tous les autres objectifs sont atteints par des personnes ; la qualité de celles qui dirigent décide de tous.',
    steps: [
      'Convenir des postes qui décideront des prochaines années.',
      'Rencontrer chaque semaine des candidats pour chacun, dans l’entreprise et au-dehors.',
      'Faire un point honnête sur l’équipe de direction au milieu du trimestre.',
    ],
  },
  {
    about: 'client risque gouvern conseil qualité opérat effica transform numéri sécurité',
    titles: [
      'Clore [cible] des [nombre] principaux risques de l’entreprise {by}',
      'Faire passer la satisfaction des clients dans toute l’entreprise de [départ] à [cible] {by}',
    ],
    objectives: [
      'Dormir tranquilles, parce que nos plus grands risques sont en de bonnes mains',
      'Faire entrer le client là où se prennent les décisions',
    ],
    measures: [
      'Principaux risques clos ou ramenés à un niveau accepté : [cible] sur [nombre] {by}, confirmés par le conseil',
      'Satisfaction des clients : de [départ] à [cible] {by}',
      'Heures que chaque membre de la direction passe avec des clients : de [départ] à [cible] par mois {by}',
    ],
    why: 'Ce qui peut le plus nuire à l’entreprise est connu ; la différence, c’est que quelqu’un s’en charge.',
    steps: [
      'Classer ensemble les risques et donner à chacun un responsable et une date.',
      'En examiner deux à fond à chaque réunion de direction.',
      'Rapporter au conseil ce qui est clos et ce qui est nouveau.',
    ],
  },
];

/** Templates of the areas that face the market. */
export const businessTemplates: Templates = {
  Product: product,
  Marketing: marketing,
  Sales: sales,
  Executive: executive,
};
