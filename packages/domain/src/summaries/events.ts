/** Events about summaries. They have no subject but the acting person. */
export interface SummaryEvents {
  /**
   * A person has read the goals of a summary: for all its texts, for one of them again, or for the file of its slides.
   * `audience`: 1 for the person, 2 for the ceo.
   */
  'summary.made': {
    readonly summary: 'quarterly' | 'annual';
    readonly audience: 1 | 2;
    readonly made: 'texts' | 'text' | 'pdf' | 'pptx';
  };
}
