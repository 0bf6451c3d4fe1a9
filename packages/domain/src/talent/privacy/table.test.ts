import { describe, expect, test } from 'vitest';
import { type CalibrationState, calibrationStates } from '../calibration/rules.ts';
import { appraisalStatuses } from '../lifecycle.ts';
import { peerStates } from '../peers/lifecycle.ts';
import { peerNamings } from '../peers/rules.ts';
import type { AppraisalFacts } from '../permissions.ts';
import { type SelfReviewState, selfReviewStates } from '../self-review/rules.ts';
import {
  mayReadPart,
  meetsPart,
  type PartFacts,
  type PeerFacts,
  peerParts,
  type TalentPart,
  type TalentRelation,
  talentParts,
  talentWays,
  waysOfParts,
} from './table.ts';

const flagless = { isOrgAdmin: false, isGoalAdmin: false, isGoalManager: false, isHrAdmin: false } as const;
const nobody: TalentRelation = {
  actor: { role: 'contributor', ...flagless },
  isEmployee: false,
  isReviewer: false,
  isAboveReviewer: false,
  isAboveEmployee: false,
  isActingManager: false,
  isGiver: false,
  isParticipant: false,
  isBelowEmployee: false,
};
const manager = { role: 'manager', ...flagless } as const;

/** Everybody who can look at somebody's review, by how they stand to it. */
const viewers = {
  employee: { ...nobody, isEmployee: true },
  employeeInHr: { ...nobody, isEmployee: true, actor: { ...nobody.actor, isHrAdmin: true } },
  reviewer: { ...nobody, actor: manager, isReviewer: true, isAboveEmployee: true, isActingManager: true },
  aboveReviewer: { ...nobody, actor: manager, isAboveReviewer: true, isAboveEmployee: true },
  aboveEmployee: { ...nobody, actor: manager, isAboveEmployee: true },
  formerReviewer: { ...nobody, actor: manager, isReviewer: true },
  ceo: { ...nobody, actor: { role: 'ceo', ...flagless } },
  hrAdmin: { ...nobody, actor: { ...nobody.actor, isHrAdmin: true } },
  hrObserver: { ...nobody, actor: { role: 'observer', ...flagless, isHrAdmin: true } },
  observerAbove: { ...nobody, actor: { role: 'observer', ...flagless }, isAboveEmployee: true },
  orgAdmin: { ...nobody, actor: { ...nobody.actor, isOrgAdmin: true } },
  goalAdmin: { ...nobody, actor: { ...nobody.actor, isGoalAdmin: true, isGoalManager: true } },
  peer: nobody,
  giver: { ...nobody, isGiver: true },
  giverAbove: { ...nobody, actor: manager, isGiver: true, isAboveEmployee: true },
  observerGiver: { ...nobody, actor: { role: 'observer', ...flagless }, isGiver: true },
} as const satisfies Record<string, TalentRelation>;
type Viewer = keyof typeof viewers;
const viewerNames = Object.keys(viewers) as Viewer[];

/** People who take part in a calibration session, by how they stand to one of its people. */
const participants = {
  participant: { ...nobody, actor: manager, isParticipant: true },
  participantReviewer: {
    ...nobody,
    actor: manager,
    isParticipant: true,
    isReviewer: true,
    isAboveEmployee: true,
    isActingManager: true,
  },
  participantInHr: { ...nobody, actor: { ...nobody.actor, isHrAdmin: true }, isParticipant: true },
  participantInGroup: { ...nobody, actor: manager, isParticipant: true, isEmployee: true },
  participantBelow: { ...nobody, actor: manager, isParticipant: true, isBelowEmployee: true },
  participantBelowInHr: {
    ...nobody,
    actor: { ...manager, isHrAdmin: true },
    isParticipant: true,
    isBelowEmployee: true,
  },
  participantNowObserver: {
    ...nobody,
    actor: { role: 'observer', ...flagless, isHrAdmin: true },
    isParticipant: true,
  },
} as const satisfies Record<string, TalentRelation>;
const everybody: Readonly<Record<string, TalentRelation>> = { ...viewers, ...participants };

const factsOf = (
  state: AppraisalFacts['state'],
  selfReview: SelfReviewState,
  sharesRatings = false,
  peers: Partial<PeerFacts> = {},
  calibration: CalibrationState | undefined = undefined,
): PartFacts => ({
  selfReview,
  peers: { naming: 'pooled', request: 'handed_in', handedIn: 3, ...peers },
  calibration,
  appraisal: {
    state,
    employeeRole: 'contributor',
    employeeHasLeft: false,
    sharesRatings,
    reviewerHasLapsed: false,
    scaleHasChanged: false,
    isCalibrated: calibration === 'open',
    employeeHasTime: true,
    isUnsigned: false,
    statementIsOver: false,
    hasSignatures: true,
  },
});
const readersOf = (part: TalentPart, facts: PartFacts) =>
  viewerNames.filter((name: Viewer) => meetsPart('screen', part, facts, viewers[name]));

/** Who writes the review has the handed in self review, and here the summary of three peers, as sources of a draft. */
const isSource = (name: string, part: TalentPart, { appraisal, selfReview }: PartFacts) => {
  const writers = appraisal.state === 'none' ? [] : ['formerReviewer'];
  if (!['reviewer', 'participantReviewer', ...writers].includes(name)) return false;
  return part === 'peerSummary' || (part === 'selfReview' && selfReview === 'handed_in');
};

describe('viewer × state × part × way', () => {
  test('every cell: only a reader of the part meets it, and only on a way that is open for them', () => {
    let cells = 0;
    for (const [name, relation] of Object.entries(everybody))
      for (const state of appraisalStatuses)
        for (const selfReview of selfReviewStates)
          for (const calibration of [undefined, ...calibrationStates])
            for (const part of talentParts)
              for (const way of talentWays) {
                const facts = factsOf(state, selfReview, false, {}, calibration);
                const reads = mayReadPart(part, facts, relation);
                const audience = waysOfParts[part][way];
                const open =
                  audience === 'readers' ||
                  (audience === 'employee' && relation.isEmployee) ||
                  (audience === 'author' && relation.isGiver);
                const expected = audience === 'writer' ? isSource(name, part, facts) : reads && open;
                const meets = meetsPart(way, part, facts, relation);
                if (meets !== expected) throw new Error([name, state, part, way].join(' × '));
                cells += 1;
              }
    expect(cells).toBe(23 * 5 * 3 * 4 * 8 * 15);
  });

  test('a calibration is seen by its participants on the screen, never by its people or those below them', () => {
    const seenBy = (state: CalibrationState | undefined) =>
      Object.keys(everybody).filter((name) =>
        mayReadPart('calibration', factsOf('draft', 'none', true, {}, state), everybody[name] ?? nobody),
      );
    expect(seenBy('open')).toEqual(['participant', 'participantReviewer', 'participantInHr']);
    // After the end it adds nothing to what people read anyhow.
    expect(seenBy('closed')).toEqual(['participantReviewer', 'participantInHr']);
    expect([seenBy('cancelled'), seenBy(undefined)]).toEqual([[], []]);
    const open = talentWays.filter((way) => waysOfParts.calibration[way] !== 'nobody');
    expect(open).toEqual(['screen']);
  });

  test('no part goes to programs, mails, frames or the log, whoever reads', () => {
    for (const part of talentParts)
      for (const way of [
        'search',
        'mails',
        'notifications',
        'live',
        'log',
        'webhooks',
        'tokens',
        'agents',
        'excel',
      ] as const)
        expect([part, way, waysOfParts[part][way]]).toEqual([part, way, 'nobody']);
  });

  test('the model gets only what the writer may send: the self review, and of peers what the employee will read', () => {
    expect(talentParts.filter((part) => waysOfParts[part].model !== 'nobody')).toEqual([
      'selfReview',
      'peerWords',
      'peerSummary',
    ]);
    const sentBy = (part: TalentPart, selfReview: SelfReviewState, peers: Partial<PeerFacts> = {}) => {
      const facts = factsOf('draft', selfReview, false, peers);
      return Object.keys(everybody).filter((name) =>
        meetsPart('model', part, facts, everybody[name] ?? nobody),
      );
    };
    const writers = ['reviewer', 'formerReviewer', 'participantReviewer'];
    expect(sentBy('selfReview', 'handed_in')).toEqual(writers);
    expect([sentBy('selfReview', 'draft'), sentBy('selfReview', 'none')]).toEqual([[], []]);
    for (const naming of peerNamings)
      for (const handedIn of [0, 1, 2, 3, 6]) {
        const fewest = naming === 'both' ? 2 : 3;
        const isEnough = handedIn >= fewest;
        const peers = { naming, handedIn };
        expect(sentBy('peerWords', 'none', peers)).toEqual(isEnough && naming !== 'pooled' ? writers : []);
        expect(sentBy('peerSummary', 'none', peers)).toEqual(isEnough && naming === 'pooled' ? writers : []);
      }
  });

  test('an unfinished self review is the employee’s alone, in every state of the appraisal', () => {
    for (const state of appraisalStatuses)
      expect([state, readersOf('selfReview', factsOf(state, 'draft'))]).toEqual([
        state,
        ['employee', 'employeeInHr'],
      ]);
  });

  test('a handed in one is read by those above, the ceo and HR admins, whatever the appraisal', () => {
    for (const state of appraisalStatuses)
      expect(readersOf('selfReview', factsOf(state, 'handed_in'))).toEqual([
        'employee',
        'employeeInHr',
        'reviewer',
        'aboveReviewer',
        'aboveEmployee',
        'formerReviewer',
        'ceo',
        'hrAdmin',
        'hrObserver',
        'giverAbove',
      ]);
  });

  test('texts and ratings keep to the table of readers', () => {
    const drafts = ['reviewer', 'aboveReviewer', 'formerReviewer', 'ceo', 'hrAdmin', 'hrObserver'];
    expect(readersOf('texts', factsOf('draft', 'handed_in'))).toEqual(drafts);
    expect(readersOf('ratings', factsOf('draft', 'none'))).toEqual(drafts);
    expect(readersOf('texts', factsOf('none', 'handed_in'))).toEqual([]);
    const shared = readersOf('texts', factsOf('shared', 'none'));
    expect(shared).toContain('aboveEmployee');
    expect(shared.slice(0, 2)).toEqual(['employee', 'employeeInHr']);
    expect(readersOf('ratings', factsOf('completed', 'none'))).not.toContain('employeeInHr');
    expect(readersOf('ratings', factsOf('completed', 'none', true))).toContain('employee');
  });

  describe('what peers say', () => {
    const peersOf = (
      part: TalentPart,
      state: AppraisalFacts['state'],
      peers: Partial<PeerFacts> = {},
      lapsed = false,
    ) => {
      const facts = factsOf(state, 'none', false, peers);
      return readersOf(part, { ...facts, appraisal: { ...facts.appraisal, reviewerHasLapsed: lapsed } });
    };
    const givers = ['giver', 'giverAbove', 'observerGiver'];
    const writer = ['reviewer', 'formerReviewer'];
    const employees = ['employee', 'employeeInHr'];

    test('goes on no way but the screen, drafts, and the own data of who wrote it or of the employee', () => {
      for (const part of peerParts)
        expect([part, talentWays.filter((way) => waysOfParts[part][way] !== 'nobody')]).toEqual([
          part,
          {
            peerNames: ['screen'],
            peerAnswers: ['screen', 'ownExport'],
            peerWords: ['screen', 'model', 'ownExport'],
            peerSummary: ['screen', 'model', 'ownExport'],
          }[part],
        ]);
      const pooled = factsOf('shared', 'none');
      expect(
        meetsPart(
          'ownExport',
          'peerAnswers',
          factsOf('shared', 'none', false, { naming: 'both' }),
          viewers.employee,
        ),
      ).toBe(false);
      expect(meetsPart('ownExport', 'peerAnswers', pooled, viewers.giver)).toBe(true);
      expect(meetsPart('ownExport', 'peerSummary', pooled, viewers.reviewer)).toBe(false);
    });

    test('words with a name: the giver for ever, the writer once handed in, the employee only if named to both', () => {
      for (const state of appraisalStatuses)
        for (const naming of peerNamings)
          for (const request of peerStates) {
            const shared = state !== 'none' && state !== 'draft';
            // Before there is an appraisal, the acting manager will write it.
            const writes = state === 'none' ? ['reviewer'] : writer;
            const read = new Set([
              ...givers,
              ...(request === 'handed_in' ? writes : []),
              ...(request === 'handed_in' && naming === 'both' && shared ? employees : []),
            ]);
            const found = peersOf('peerAnswers', state, { naming, request });
            expect([state, naming, request, found]).toEqual([
              state,
              naming,
              request,
              viewerNames.filter((name) => read.has(name)),
            ]);
          }
    });

    test('words without names and the summary: the employee after the sharing, from three people on', () => {
      for (const state of appraisalStatuses)
        for (const naming of peerNamings)
          for (const handedIn of [0, 2, 3, 6]) {
            const reads = state !== 'none' && state !== 'draft' && handedIn >= 3;
            const words = peersOf('peerWords', state, { naming, handedIn });
            expect(words).toEqual(reads && naming === 'manager' ? employees : []);
            const summary = peersOf('peerSummary', state, { naming, handedIn });
            expect(summary.filter((name) => name.startsWith('employee'))).toEqual(
              reads && naming === 'pooled' ? employees : [],
            );
            expect(summary.filter((name) => !name.startsWith('employee'))).toEqual(
              naming === 'pooled' ? (state === 'none' ? ['reviewer'] : writer) : [],
            );
          }
    });

    test('a manager who takes over reads it, and the one before no longer', () => {
      expect(peersOf('peerAnswers', 'draft', {}, true)).toEqual(['reviewer', ...givers]);
    });

    test('who is asked: the writer, and the employee only where names are told to both', () => {
      expect(peersOf('peerNames', 'none', { naming: 'both' })).toEqual([...employees, 'reviewer']);
      expect(peersOf('peerNames', 'none', { naming: 'manager' })).toEqual(['reviewer']);
      expect(peersOf('peerNames', 'completed')).toEqual(writer);
    });
  });
});
