type NoDetail = Readonly<Record<string, never>>;

/** Events about a person's data and their details; the subject is the person. */
export interface PersonalDataEvents {
  /** `export`: the row of the file. */
  'person.data_asked': { readonly export: number };
  /** The person is active again; `asker`: who asked for a file of the data meanwhile. */
  'person.data_ask_told': { readonly asker: number };
  'person.data_taken': { readonly export: number };
  /** `hold`: the row with the reason, which events do not have. */
  'person.held': { readonly hold: number };
  'person.hold_lifted': { readonly hold: number };
  /** `keepsAppraisals`: the person's appraisals stay until a date. */
  'person.erased': { readonly keepsAppraisals: boolean };
  /** The time of the kept appraisals is over. */
  'person.appraisals_erased': NoDetail;
}
