import type { AppraisalState } from './lifecycle.ts';

/** The ids of all people whom an event concerns. The subject is the appraisal, which may be deleted. */
interface AppraisalIds {
  readonly employee: number;
  readonly reviewer: number;
  readonly period: number;
}

/** A cycle, and the person about whom peers are asked. */
interface PeerIds {
  readonly cycle: number;
  readonly employee: number;
}

/** `isEmailNew`: the signer's address was changed within the seven days before (accounts.10). */
interface Signature {
  readonly isEmailNew?: true;
}

/** Events about appraisals. No detail has a text, a rating or a signature. */
export interface TalentEvents {
  'appraisal.created': AppraisalIds;
  'appraisal.shared': AppraisalIds;
  /** `isChange`: the employee changed the signature or the comment. */
  'appraisal.acknowledged': AppraisalIds & Signature & { readonly isChange: boolean };
  'appraisal.completed': AppraisalIds & Signature;
  /** Completed without the employee's signature. */
  'appraisal.closed': AppraisalIds;
  /** Acknowledged by the employee in a cycle without signatures, and so completed. */
  'appraisal.confirmed': AppraisalIds;
  /** The employee added or changed the statement about the closing. */
  'appraisal.stated': AppraisalIds & { readonly closer: number };
  /** `to` is `shared` if the employee must sign again. */
  'appraisal.edited': AppraisalIds & { readonly from: AppraisalState; readonly to: AppraisalState };
  /**
   * `from` is the state before the deletion. The employee knew the appraisal from `shared` on. `cycle` is here because
   * nobody can ask a deleted appraisal for it.
   */
  'appraisal.deleted': AppraisalIds & { readonly from: AppraisalState; readonly cycle: number };
  /** The words of ratings and form; the subject is the company. */
  'talent.labels_changed': Readonly<Record<string, never>>;
  /** A review cycle; the subject is the company. */
  'talent.cycle_created': { readonly cycle: number };
  'talent.cycle_changed': { readonly cycle: number };
  'talent.cycle_started': { readonly cycle: number };
  'talent.cycle_deleted': { readonly cycle: number };
  /** A calibration session, which is the subject of these. */
  'calibration.opened': { readonly period: number };
  /** `employee`: whose card was moved. For screens alone. */
  'calibration.moved': { readonly employee: number };
  /** The guide lines were set or removed. For screens alone. */
  'calibration.guide_set': Readonly<Record<string, never>>;
  'calibration.closed': { readonly period: number };
  'calibration.cancelled': { readonly period: number };
  /** The subject is the employee. Saving what is not handed in is no event, because it is private. */
  'talent.self_review_handed_in': { readonly cycle: number };
  /** The subject is the employee who proposed peers. */
  'talent.peers_proposed': PeerIds;
  /** The subject is the giver, whom the manager asked, or asks no longer. */
  'talent.peer_asked': PeerIds;
  'talent.peer_withdrawn': PeerIds;
  /** The subject is the giver. */
  'talent.peer_accepted': PeerIds;
  /** The subject is the employee. */
  'talent.peer_declined': PeerIds;
  /** The subject is the giver. About whom is left out, so that the log does not tell who said something about whom. */
  'talent.peer_handed_in': { readonly cycle: number };
  /** The subject is who is reminded; `count`: the days that are left, negative if it is overdue. */
  'talent.peer_feedback_due': PeerIds & { readonly count: number };
  'talent.self_review_due': { readonly cycle: number; readonly count: number };
  /** The subject is the appraisal, `signer` for whose signature it waits. */
  'talent.signature_due': Omit<AppraisalIds, 'reviewer'> & {
    readonly signer: number;
    readonly count: number;
  };
  'talent.cycle_appraisals_due': { readonly cycle: number; readonly count: number };
}
