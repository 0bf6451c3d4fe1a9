/** The ceo's message for an empty name (the documents' words). */
export const nameRequired = 'Please input your full name!';

/** The ceo's message for an unknown zone. */
export const zoneRequired = 'Please select a time zone.';
