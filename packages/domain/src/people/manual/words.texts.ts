import type { DiscLetter, DiscType } from './disc.ts';
import type { detailTitles, leadingTitles } from './words.report.ts';

/** The title and summary of each type, in the words of the person whose manual it is. */
export const typeTexts: Readonly<Record<DiscType, { readonly title: string; readonly text: string }>> = {
  D: {
    title: 'The one who gets it done',
    text: 'I look for the result and take the shortest way to it. I decide early, speak plainly, and like problems that others call too hard. I would rather correct a decision tomorrow than wait for it today.',
  },
  I: {
    title: 'The one who wins people over',
    text: 'I work best with people around me. I bring energy and ideas, talk easily with anybody, and see what could go well. I make a plan attractive to others before it is finished.',
  },
  S: {
    title: 'The one you can count on',
    text: 'I keep a steady pace and keep my word. I listen, help without being asked, and care that everybody comes along. I give a team its calm, and I finish what I have begun.',
  },
  C: {
    title: 'The one who gets it right',
    text: 'I want to understand a thing before I act. I ask for facts, look for the weak point, and work to a high standard. What I hand over has been checked.',
  },
  DI: {
    title: 'The one who starts things',
    text: 'I want results and I want them with others. I set the direction quickly and carry people along with my energy. I am at my best where something new has to be started and others have to believe in it.',
  },
  DC: {
    title: 'The one who sets the standard',
    text: 'I want results that hold. I decide firmly, and on facts. I expect much of myself and of others, and I say openly what is not good enough yet.',
  },
  ID: {
    title: 'The one who moves people',
    text: 'I win people first, and then I want to see something happen. I speak with conviction, think in possibilities, and like to be where the decision is made. A room that listens gives me energy.',
  },
  IS: {
    title: 'The one who brings people together',
    text: 'I am warm, open and interested in people. I make others feel welcome, see the good in them, and keep a team talking. I do my best work where people like to work with each other.',
  },
  SI: {
    title: 'The one who supports',
    text: 'I am a patient listener with a light touch. I help where I can, keep the peace, and remember what matters to others. People come to me when they need an open ear.',
  },
  SC: {
    title: 'The one who keeps things running',
    text: 'I work steadily and with care. I like proven ways, clear agreements and enough time to do it properly. What I look after works, and goes on working.',
  },
  CD: {
    title: 'The one who solves the hard ones',
    text: 'I take difficult problems apart until they give way. I want to know the facts, I make up my own mind, and I follow through. I prefer a good question to a quick answer.',
  },
  CS: {
    title: 'The one who works with care',
    text: 'I am thorough and calm. I prepare well, keep to what was agreed, and notice what others overlook. I like to know what is expected, and then you can leave it to me.',
  },
};

/** The details that a second letter adds to those of the first one. */
export const secondLetterTexts: Readonly<Record<DiscLetter, string>> = {
  D: 'When it counts, I also take the lead and push for an end.',
  I: 'I also like to do this in company, and with a good laugh.',
  S: 'I also take care that nobody is left behind on the way.',
  C: 'I also want the facts to be right before I call it done.',
};

/** The scales of a report, in their order. */
export type ScaleName = 'pace' | 'focus' | 'manner' | 'planning';

type Details = Readonly<Record<keyof typeof detailTitles, string>>;
type LeadingDetails = Readonly<Record<keyof typeof leadingTitles, string>>;

/** The details by the first letter of the type. */
export const detailTexts: Readonly<Record<DiscLetter, Details>> = {
  D: {
    strengths: 'I see what has to be done and begin. I am not afraid of a hard decision or an honest word.',
    motives: 'A clear target, freedom in the way to it, and the feeling that we are getting ahead.',
    talk: 'Begin with the result. Tell me what you need from me, and by when. Details can follow if I ask.',
    pressure: 'I become short and impatient, and I take things into my own hands.',
    help: 'Give me the facts and two options. Tell me openly when I am running over you; I can take it.',
    blindSpot: 'I easily overlook how a decision feels to others, and the details that make it work.',
  },
  I: {
    strengths: 'I make contact quickly, have many ideas, and give others the courage to try.',
    motives: 'People, variety, a good mood, and the feeling that my part is seen.',
    talk: 'Give me a moment for the personal. Let me think aloud, and then help me to hold on to what we agreed.',
    pressure: 'I talk more and promise more, and I put off what is unpleasant.',
    help: 'Ask me what comes first. A short list and a friendly reminder help me more than a long mail.',
    blindSpot: 'I lose interest in details, and I say yes before I have looked at my calendar.',
  },
  S: {
    strengths: 'I am reliable and even-tempered. I listen, and I see a thing through to its end.',
    motives: 'A team that sticks together, a clear task, and sincere thanks now and then.',
    talk: 'Take your time and ask for my view; I do not push it forward by myself. Tell me early what will change.',
    pressure: 'I become quiet, take on too much, and say yes when I mean no.',
    help: 'Ask me how I am and wait for the answer. Help me to put things in order, and to hand something over.',
    blindSpot: 'I avoid conflict longer than is good, and I hold on to what has proved itself.',
  },
  C: {
    strengths: 'I get to the bottom of things. I find errors early, and my work can be relied upon.',
    motives: 'Good questions, high quality, and enough time and quiet to think.',
    talk: 'Prepare me: send the facts first. Be precise, and leave me time for an answer. Separate the matter from the person.',
    pressure: 'I withdraw, check everything once more, and become critical.',
    help: 'Tell me which quality is enough this time, and what can wait. Take my doubts seriously, and then decide.',
    blindSpot: 'I wait for the last piece of information, and I rarely say what is going well.',
  },
};

/** The manager's chapter by the first letter of the type. */
export const leadingTexts: Readonly<Record<DiscLetter, LeadingDetails>> = {
  D: {
    leads: 'I set a demanding target and expect you to go after it. I decide quickly and stand by it.',
    delegates: 'I tell you the result and the date, and leave the way to you. I step in when it stalls.',
    feedback: 'You hear directly what I think, at once. It is about the matter, not about you.',
    ask: 'Ask me for a decision, for a free hand, and for an obstacle to be cleared. Ask me to slow down, too.',
  },
  I: {
    leads: 'I lead by enthusiasm. I want you to know what we do it for, and to enjoy doing it with us.',
    delegates: 'I hand over with much trust and few instructions. Ask me when you need it in more detail.',
    feedback: 'I praise often and in front of others. Criticism is harder for me: ask me for it.',
    ask: 'Ask me for contacts, for ideas and for encouragement. Ask me to write down what we agreed, too.',
  },
  S: {
    leads: 'I lead by being there. I know how you are, keep my door open, and protect the team from haste.',
    delegates: 'I explain how I would do it, and stay at hand. I hand over little by little.',
    feedback: 'I say it in private and with care. If you want it plainer, tell me.',
    ask: 'Ask me for time, for support and for an open ear. Ask me to decide against somebody, too.',
  },
  C: {
    leads: 'I lead by clear expectations. You know what good work looks like, and on what I base a decision.',
    delegates: 'I describe the task and its standard exactly. I look at intermediate results.',
    feedback: 'I go through the work point by point. What I do not mention is good.',
    ask: 'Ask me for an analysis, for reasons and for a second look. Ask me what you did well, too.',
  },
};

/** The scales of the report: the names of both ends, with a sentence for the first, the middle and the second. */
export const scaleTexts: Readonly<
  Record<
    ScaleName,
    { readonly names: readonly [string, string]; readonly texts: readonly [string, string, string] }
  >
> = {
  pace: {
    names: ['Active', 'Reflective'],
    texts: [
      'I act first and think on the way.',
      'I act or wait, as the situation asks for it.',
      'I think first and act when I am ready.',
    ],
  },
  focus: {
    names: ['Task', 'People'],
    texts: [
      'I look at the task first, and then at the people.',
      'Task and people are equally near to me.',
      'I look at the people first, and then at the task.',
    ],
  },
  manner: {
    names: ['Direct', 'Patient'],
    texts: [
      'I come to the point and keep up the pace.',
      'I can push, and I can wait.',
      'I give things and people their time.',
    ],
  },
  planning: {
    names: ['Spontaneous', 'Precise'],
    texts: [
      'I go with the moment, and improve it later.',
      'I plan what matters, and leave the rest open.',
      'I plan ahead and work accurately.',
    ],
  },
};
