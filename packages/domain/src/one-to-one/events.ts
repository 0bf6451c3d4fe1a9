interface OfPair {
  readonly manager: number;
  readonly report: number;
}

/** Events of one-to-ones; the subject is the point. No event says what the two talk about. */
export interface OneToOneEvents {
  'one_to_one.point_added': OfPair;
  'one_to_one.point_ticked': OfPair & { readonly isTicked: boolean };
  'one_to_one.point_removed': OfPair;
  /** The two talked; the subject is the report. */
  'one_to_one.held': OfPair;
}
