import type { Rating } from '../../goals/rating.ts';
import type { LeftBehind } from '../../people/status/leaving.ts';
import type { NotificationKind } from './kinds.ts';

/** The facts for a notification's texts, which are made when it is read (notifications.2). */
export interface NotificationFacts {
  readonly kind: NotificationKind;
  /** The name of the person who acted; null: the application. */
  readonly actor: string | null;
  /** The name of the person for whom the actor acted as a deputy; null: for nobody else. */
  readonly actsFor: string | null;
  /** The title of the goal or the action item; null if the reader may not see it now, or if there is none. */
  readonly title: string | null;
  readonly isOwnGoal: boolean;
  /** Whether the title stands above the sentence, which then says "the goal". */
  readonly isTitled: boolean;
  /** Whether the thing waits for the reader's review or signature now, as the notification says. */
  readonly isWaiting: boolean;
  /** The prediction of a `goal_updated`; null if the reader may not see the goal now. */
  readonly prediction: SaidPrediction | null;
  /**
   * What the manager says while owner and manager disagree about the result, with the manager's feedback; null if they
   * do not disagree now, or if the reader may not see the goal now.
   */
  readonly dispute: { readonly completed: boolean; readonly feedback: string } | null;
  /** What a person who left has left behind; null for other kinds. */
  readonly left: LeftBehind | null;
  /** The number of approvals, weeks, people or days that the kind is about; null for other kinds. */
  readonly count: number | null;
  /** The new owner, manager or assignee, the report, the employee or the former approver; null if there is none. */
  readonly person: { readonly name: string; readonly isReader: boolean; readonly isActor: boolean } | null;
  /** The quarter of an appraisal, or the one that has begun or ended: "Q3 2026"; or a review cycle; null if there is none. */
  readonly quarter: string | null;
  /**
   * Whether the week of an `update_asked` is the last of its quarter, when results are given, too (notifications.9).
   */
  readonly endsQuarter: boolean;
  /** The labels of the strategy's texts that changed, in the order of its page. */
  readonly changed: readonly string[];
  /** The name of a token of a program; null if the reader may not see it now, and for other kinds. */
  readonly token: string | null;
  /** The first and the last day of an absence, as shown; null for other kinds. */
  readonly days: { readonly from: string; readonly until: string } | null;
  /** The labels of the permissions that the person got. */
  readonly flags: readonly string[];
  /** The days of the week that an `update_asked` asks for: "16–22 Nov"; null for other kinds. */
  readonly week: string | null;
}

/** A prediction as a mail writes it. */
interface SaidPrediction {
  readonly likelihood: Rating;
  readonly quality: Rating;
  /** The prediction before it; null for the first one. */
  readonly before: { readonly likelihood: Rating; readonly quality: Rating } | null;
  /** The comment given with it; null without one, and if the reader may not read it. */
  readonly comment: string | null;
}

export interface NotificationTexts {
  readonly subject: string;
  readonly body: string;
}
