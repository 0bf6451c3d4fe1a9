import { parseAddress } from './parse-address.ts';

/**
 * A web address with user information: https://bank.example@evil.example leads to another host than it seems
 * to.
 */
const withPerson = /https?:[/\\]*[^\s/\\?#]*@/i;

/** Whether a text contains a web address with user information, which never becomes a link. */
export function namesPerson(text: string): boolean {
  return withPerson.test(text);
}

/**
 * Whether an address that a person wrote may become a link: http, https or mailto, without user information.
 */
export function isSafeAddress(address: string): boolean {
  if (/^mailto:/i.test(address)) return true;
  return /^https?:\/\//i.test(address) && parseAddress(address) !== undefined && !namesPerson(address);
}
