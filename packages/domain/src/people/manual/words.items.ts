import type { DiscLetter } from './disc.ts';

/**
 * Four phrases, one for each letter, in the order in which they are shown. The person chooses the one most and the one least
 * like them.
 */
export type ManualItem = Readonly<Record<DiscLetter, string>>;

/**
 * The 28 items (people.28). The phrases of an item are about one situation and sound equally good, so that no
 * choice looks right. The order of the letters changes from item to item, so that a position does not reveal the
 * letter.
 */
export const manualItems: readonly ManualItem[] = [
  {
    D: 'I say what I want',
    S: 'I listen first',
    I: 'I start a conversation easily',
    C: 'I check the details',
  },
  {
    I: 'I bring people along',
    C: 'I work out the numbers',
    D: 'I take the lead',
    S: 'I keep my promises quietly',
  },
  {
    C: 'I like clear rules',
    S: 'I like a calm pace',
    I: 'I like new faces',
    D: 'I like a hard target',
  },
  {
    S: 'I am patient',
    D: 'I am bold',
    C: 'I am exact',
    I: 'I am cheerful',
  },
  {
    D: 'I decide quickly',
    C: 'I decide on facts',
    S: 'I decide together with others',
    I: 'I decide on my instinct',
  },
  {
    I: 'I think while I talk',
    S: 'I finish one thing before the next',
    D: 'I cut a long discussion short',
    C: 'I think before I talk',
  },
  {
    C: 'I ask why it is so',
    D: 'I ask when it is done',
    I: 'I ask who is with us',
    S: 'I ask how others feel about it',
  },
  {
    S: 'I am easy to work with',
    I: 'I am fun to work with',
    C: 'I am careful in my work',
    D: 'I am quick in my work',
  },
  {
    D: 'A risk attracts me',
    I: 'An audience attracts me',
    C: 'A difficult puzzle attracts me',
    S: 'A close team attracts me',
  },
  {
    I: 'I see the good side of things',
    D: 'I see the chance in things',
    S: 'I see what a change means for people',
    C: 'I see what could go wrong',
  },
  {
    C: 'I keep my desk and files in order',
    S: 'I keep my habits',
    D: 'I keep my goal in sight',
    I: 'I keep in touch with many people',
  },
  {
    S: 'I help before I am asked',
    C: 'I prepare before I begin',
    I: 'I cheer others on',
    D: 'I push things forward',
  },
  {
    D: 'I speak my mind in a disagreement',
    S: 'I look for peace in a disagreement',
    C: 'I look for evidence in a disagreement',
    I: 'I look for the right words in a disagreement',
  },
  {
    I: 'I tell stories',
    D: 'I come to the point',
    S: 'I remember what others told me',
    C: 'I choose my words with care',
  },
  {
    C: 'I want to get it right',
    I: 'I want to enjoy it',
    D: 'I want to win it',
    S: 'I want to do it together',
  },
  {
    S: 'People trust me with their worries',
    C: 'People trust me with complicated tasks',
    D: 'People trust me with a crisis',
    I: 'People trust me with a room full of guests',
  },
  {
    D: 'I like to be free to act',
    I: 'I like to be seen',
    S: 'I like to be needed',
    C: 'I like to be well informed',
  },
  {
    I: 'I try things out',
    C: 'I read the instructions',
    S: 'I do what has worked before',
    D: 'I find a faster way',
  },
  {
    C: 'I am reserved at first',
    D: 'I am direct from the start',
    I: 'I am open from the start',
    S: 'I am friendly and a little quiet at first',
  },
  {
    S: 'A sudden change makes me pause',
    I: 'A sudden change makes me curious',
    D: 'A sudden change gives me energy',
    C: 'A sudden change makes me plan again',
  },
  {
    D: 'I compete with others',
    C: 'I compete with my own standard',
    I: 'I make a competition fun',
    S: 'I help the slower ones to keep up',
  },
  {
    I: 'I convince with enthusiasm',
    S: 'I convince with patience',
    C: 'I convince with proof',
    D: 'I convince with a clear stand',
  },
  {
    C: 'I notice small mistakes',
    I: 'I notice the mood of a room',
    S: 'I notice when somebody is left out',
    D: 'I notice when time is wasted',
  },
  {
    S: 'I stay loyal in hard times',
    D: 'I stay firm in hard times',
    I: 'I stay hopeful in hard times',
    C: 'I stay factual in hard times',
  },
  {
    D: 'I take over a task that nobody wants to lead',
    I: 'I invite others to join a task',
    C: 'I break a task into its parts',
    S: 'I see a task through to its end',
  },
  {
    I: 'I share ideas as they come',
    D: 'I turn an idea into action',
    S: 'I make an idea of others better',
    C: 'I test an idea first',
  },
  {
    C: 'I need time to think',
    S: 'I need harmony around me',
    D: 'I need a challenge',
    I: 'I need people around me',
  },
  {
    S: 'A good day is one without a quarrel',
    C: 'A good day is one without an error',
    I: 'A good day is one with much laughter',
    D: 'A good day is one with a visible result',
  },
];
