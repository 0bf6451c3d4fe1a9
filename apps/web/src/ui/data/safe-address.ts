/** A web address with a person in it: https://bank.example@evil.example leads to another host than it seems to. */
const withPerson = /https?:[/\\]*[^\s/\\?#]*@/i;

/** Whether a text holds a web address with user information, of which no link is made. */
export function namesPerson(text: string): boolean {
  return withPerson.test(text);
}

/** Whether an address that somebody wrote may be followed by a click: http, https or mailto, and no user information. */
export function isSafeAddress(address: string): boolean {
  if (/^mailto:/i.test(address)) return true;
  return /^https?:\/\//i.test(address) && URL.canParse(address) && !namesPerson(address);
}
