import type { Translated } from '../../locale/language.ts';
import type * as english from './words.texts.ts';

export const typeTexts: Translated<typeof english.typeTexts> = {
  D: {
    title: 'Passe à l’action et va au bout',
    text: 'Je regarde le résultat et je prends le chemin le plus court. Je décide tôt, je parle franchement et j’aime les problèmes que d’autres jugent trop durs. Je préfère corriger une décision demain plutôt que de l’attendre aujourd’hui.',
  },
  I: {
    title: 'Gagne les gens à sa cause',
    text: 'Je travaille mieux avec du monde autour de moi. J’apporte de l’énergie et des idées, je parle facilement avec tous et je vois ce qui peut réussir. Je rends un plan attirant pour les autres avant qu’il soit fini.',
  },
  S: {
    title: 'On peut compter sur moi',
    text: 'Je garde un rythme régulier et je tiens parole. J’écoute, j’aide sans qu’on me le demande et je veille à ce que tout le monde suive. Je donne son calme à l’équipe et je finis ce que j’ai commencé.',
  },
  C: {
    title: 'Fait les choses comme il faut',
    text: 'Je veux comprendre une chose avant d’agir. Je demande des faits, je cherche le point faible et je travaille avec exigence. Ce que je remets est vérifié.',
  },
  DI: {
    title: 'Lance les choses',
    text: 'Je veux des résultats, et je les veux avec les autres. Je donne vite la direction et j’entraîne par mon énergie. Je donne le meilleur là où quelque chose de nouveau commence et où il faut y faire croire.',
  },
  DC: {
    title: 'Fixe le niveau d’exigence',
    text: 'Je veux des résultats qui tiennent. Je décide fermement, et sur des faits. J’attends beaucoup de moi et des autres, et je dis ouvertement ce qui n’est pas encore assez bon.',
  },
  ID: {
    title: 'Fait bouger les gens',
    text: 'Je gagne d’abord les gens, puis je veux que quelque chose se passe. Je parle avec conviction, je pense en possibilités et j’aime être là où l’on décide. Une salle qui écoute me donne de l’énergie.',
  },
  IS: {
    title: 'Rassemble les gens',
    text: 'J’ai de la chaleur, de l’ouverture et de l’intérêt pour les autres. J’accueille, je vois le bon en chacun et je fais parler l’équipe. Je travaille le mieux là où l’on aime travailler ensemble.',
  },
  SI: {
    title: 'Soutient les autres',
    text: 'J’écoute avec patience et légèreté. J’aide où je peux, je préserve la paix et je retiens ce qui compte pour les autres. On vient me voir quand on a besoin d’une oreille attentive.',
  },
  SC: {
    title: 'Fait tourner la maison',
    text: 'Je travaille avec constance et soin. J’aime les méthodes éprouvées, les accords clairs et assez de temps pour bien faire. Ce dont je m’occupe fonctionne, et continue de fonctionner.',
  },
  CD: {
    title: 'Résout les cas difficiles',
    text: 'Je démonte les problèmes difficiles jusqu’à ce qu’ils cèdent. Je veux connaître les faits, je me fais mon propre avis et je vais au bout. Je préfère une bonne question à une réponse rapide.',
  },
  CS: {
    title: 'Travaille avec soin',
    text: 'Je travaille à fond et dans le calme. Je me prépare bien, je respecte ce qui est convenu et je remarque ce que d’autres ne voient pas. J’aime savoir ce qu’on attend, et ensuite vous pouvez me laisser faire.',
  },
};

export const secondLetterTexts: Translated<typeof english.secondLetterTexts> = {
  D: 'Quand cela compte, je prends aussi la tête et je pousse à conclure.',
  I: 'J’aime aussi le faire en compagnie, et dans la bonne humeur.',
  S: 'Je veille aussi à ce que personne ne reste en chemin.',
  C: 'Je veux aussi que les faits soient justes avant de dire que c’est fini.',
};

export const detailTexts: Translated<typeof english.detailTexts> = {
  D: {
    strengths:
      'Je vois ce qu’il faut faire et je commence. Je n’ai peur ni d’une décision dure ni d’un mot sincère.',
    motives: 'Une cible claire, la liberté du chemin et le sentiment d’avancer.',
    talk: 'Commencez par le résultat. Dites-moi ce que vous attendez de moi, et pour quand. Les détails peuvent suivre si je les demande.',
    pressure: 'Je coupe court, je perds patience et je prends les choses en main.',
    help: 'Donnez-moi les faits et deux options. Dites-moi ouvertement quand je vous bouscule ; je l’accepte.',
    blindSpot:
      'J’oublie facilement ce qu’une décision fait aux autres, et les détails sans lesquels elle ne marche pas.',
  },
  I: {
    strengths:
      'Je noue vite des contacts, j’ai beaucoup d’idées et je donne aux autres le courage d’essayer.',
    motives: 'Du monde, de la variété, de la bonne humeur et le sentiment que ma contribution est vue.',
    talk: 'Laissez-moi un moment pour parler de choses personnelles. Laissez-moi penser à voix haute, puis aidez-moi à retenir ce que nous avons convenu.',
    pressure: 'Je parle plus, je promets plus et je remets à plus tard ce qui est désagréable.',
    help: 'Demandez-moi ce qui vient d’abord. Une courte liste et un rappel aimable m’aident plus qu’un long e-mail.',
    blindSpot: 'Les détails me lassent, et je dis oui avant d’avoir regardé mon agenda.',
  },
  S: {
    strengths: 'On peut compter sur moi et sur mon calme. J’écoute, et je mène les choses jusqu’au bout.',
    motives: 'Une équipe soudée, une tâche claire et de temps en temps un merci sincère.',
    talk: 'Prenez votre temps et demandez-moi mon avis ; je ne l’impose pas de moi-même. Dites-moi tôt ce qui va changer.',
    pressure: 'Je me tais, j’en prends trop et je dis oui quand je pense non.',
    help: 'Demandez-moi comment je vais et attendez la réponse. Aidez-moi à mettre de l’ordre et à confier quelque chose.',
    blindSpot:
      'J’évite le conflit plus longtemps qu’il ne faudrait, et je m’accroche à ce qui a fait ses preuves.',
  },
  C: {
    strengths: 'Je vais au fond des choses. Je trouve tôt les erreurs, et on peut se fier à mon travail.',
    motives: 'De bonnes questions, une haute qualité, et assez de temps et de calme pour penser.',
    talk: 'Préparez-moi : envoyez d’abord les faits. Parlez avec précision et laissez-moi le temps de répondre. Séparez le sujet de la personne.',
    pressure: 'Je me retire, je vérifie tout encore une fois et je deviens critique.',
    help: 'Dites-moi quelle qualité suffit cette fois et ce qui peut attendre. Prenez mes doutes au sérieux, puis décidez.',
    blindSpot: 'J’attends la dernière information et je dis rarement ce qui va bien.',
  },
};

export const leadingTexts: Translated<typeof english.leadingTexts> = {
  D: {
    leads:
      'Je fixe une cible exigeante et j’attends que vous la poursuiviez. Je décide vite et je m’y tiens.',
    delegates:
      'Je vous dis le résultat et la date et je vous laisse le chemin. J’interviens quand cela n’avance plus.',
    feedback: 'Vous entendez tout de suite et directement ce que je pense. Il s’agit du sujet, non de vous.',
    ask: 'Demandez-moi une décision, carte blanche, un obstacle à lever. Demandez-moi aussi de ralentir.',
  },
  I: {
    leads:
      'Je dirige par l’enthousiasme. Je veux que vous sachiez pourquoi nous le faisons, et que vous aimiez le faire avec nous.',
    delegates:
      'Je confie avec beaucoup de confiance et peu de consignes. Adressez-vous à moi quand il vous faut plus de détails.',
    feedback: 'Je félicite souvent et devant les autres. La critique m’est plus difficile : demandez-la-moi.',
    ask: 'Demandez-moi des contacts, des idées et des encouragements. Demandez-moi aussi d’écrire ce que nous avons convenu.',
  },
  S: {
    leads:
      'Je dirige par ma présence. Je sais comment vous allez, ma porte est ouverte et je protège l’équipe de la hâte.',
    delegates: 'J’explique comment je ferais et je reste à portée. Je confie peu à peu.',
    feedback: 'Je le dis en privé et avec soin. Si vous le voulez plus net, dites-le-moi.',
    ask: 'Demandez-moi du temps, du soutien et une oreille attentive. Demandez-moi aussi de trancher contre quelqu’un.',
  },
  C: {
    leads:
      'Je dirige par des attentes claires. Vous savez à quoi ressemble un bon travail et sur quoi je fonde une décision.',
    delegates: 'Je décris exactement la tâche et le niveau attendu. Je regarde les résultats intermédiaires.',
    feedback: 'Je passe le travail en revue point par point. Ce que je ne mentionne pas est bon.',
    ask: 'Demandez-moi une analyse, des raisons et un second regard. Demandez-moi aussi ce que vous avez bien fait.',
  },
};

export const scaleTexts: Translated<typeof english.scaleTexts> = {
  pace: {
    names: ['Action', 'Réflexion'],
    texts: [
      'J’agis d’abord et je réfléchis en chemin.',
      'J’agis ou j’attends, selon ce que demande la situation.',
      'Je réfléchis d’abord et j’agis le moment venu.',
    ],
  },
  focus: {
    names: ['Tâche', 'Personnes'],
    texts: [
      'Je regarde d’abord la tâche, puis les personnes.',
      'La tâche et les personnes comptent autant l’une que les autres pour moi.',
      'Je regarde d’abord les personnes, puis la tâche.',
    ],
  },
  manner: {
    names: ['Franchise', 'Patience'],
    texts: [
      'Je vais droit au but et je tiens le rythme.',
      'Je sais insister, et je sais attendre.',
      'Je laisse leur temps aux choses et aux personnes.',
    ],
  },
  planning: {
    names: ['Spontanéité', 'Précision'],
    texts: [
      'Je me laisse porter par l’instant, et j’améliore plus tard.',
      'Je planifie ce qui compte et je laisse le reste ouvert.',
      'Je planifie à l’avance et je travaille avec exactitude.',
    ],
  },
};
