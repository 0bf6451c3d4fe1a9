import { zoneNameOf } from '../../calendar/zone.ts';
import { type Locale, proposedLocale } from '../../locale/locales.ts';
import { cleanName } from '../../shared/clean-name.ts';
import { cleanEmail, isEmail } from '../profile/email.ts';
import { type DirectoryField, directoryFields } from './fields.ts';
import { enterpriseSchema, isObject, type Json, type JsonObject } from './resource.ts';

/** What a directory says about a person. `undefined`: nothing. */
export interface DirectoryUser {
  readonly userName: string;
  readonly externalId: string | undefined;
  readonly isActive: boolean | undefined;
  readonly name: string;
  readonly email: string;
  readonly jobTitle: string | undefined;
  readonly phone: string | undefined;
  /** Undefined also for a zone that is not known. */
  readonly timeZone: string | undefined;
  /** Undefined also for a language that is not offered. */
  readonly locale: Locale | undefined;
  readonly department: string | undefined;
  readonly employeeNumber: string | undefined;
  /** The manager as the directory names them. */
  readonly manager: string | undefined;
}

/** Reads a taken resource of a user. */
export function readDirectoryUser(resource: JsonObject): DirectoryUser {
  const enterprise = resource[enterpriseSchema];
  const more: JsonObject = isObject(enterprise) ? enterprise : {};
  const userName = lineOf(resource.userName) ?? '';
  const zone = lineOf(resource.timezone);
  const tag = lineOf(resource.preferredLanguage);
  return {
    userName,
    externalId: lineOf(resource.externalId) || undefined,
    isActive: booleanOf(resource.active),
    name: nameOf(resource),
    email: emailOf(resource),
    jobTitle: lineOf(resource.title),
    phone: contactOf(resource.phoneNumbers),
    timeZone: zone === undefined ? undefined : zoneNameOf(zone),
    locale: tag === undefined ? undefined : proposedLocale([tag.replaceAll('_', '-')]),
    department: lineOf(more.department),
    employeeNumber: lineOf(more.employeeNumber),
    manager: managerOf(more.manager),
  };
}

/** Returns the fields that a user sets; an empty value sets none, so that people here may fill it. */
export function fieldsSetBy(user: DirectoryUser): DirectoryField[] {
  const given: Readonly<Record<DirectoryField, unknown>> = {
    Name: user.name,
    Email: user.email,
    JobTitle: user.jobTitle,
    PhoneNumber: user.phone,
    TimeZone: user.timeZone,
    Locale: user.locale,
    OrgUnit: user.department,
    ExternalId: user.employeeNumber,
    Manager: user.manager,
  };
  return directoryFields.filter((field) => Boolean(given[field]));
}

/** Returns the name as other people see it: the displayed one, else the written-out one, else its parts. */
export function nameOf(resource: JsonObject): string {
  return lineOf(resource.displayName) || partsOf(resource) || lineOf(resource.userName) || '';
}

function partsOf({ name }: JsonObject): string {
  if (!isObject(name)) return '';
  const parts = [lineOf(name.givenName), lineOf(name.familyName)].filter(Boolean).join(' ');
  return lineOf(name.formatted) || parts;
}

/**
 * Returns the resource with a displayed name that follows a change of the name's parts: programs that send both
 * sometimes change only one of them.
 */
export function withFollowingName(before: JsonObject, after: JsonObject): JsonObject {
  const partsBefore = splitName(before);
  const partsAfter = splitName(after);
  if (partsBefore === partsAfter || partsAfter === '') return after;
  const formatted = formattedOf(after);
  const isStale = formatted !== undefined && formatted === formattedOf(before);
  const named =
    isStale && isObject(after.name) ? { ...after, name: { ...after.name, formatted: partsAfter } } : after;
  const isSame = lineOf(after.displayName) === lineOf(before.displayName);
  return isSame && lineOf(after.displayName) === partsBefore ? { ...named, displayName: partsAfter } : named;
}

function formattedOf({ name }: JsonObject): string | undefined {
  return isObject(name) ? lineOf(name.formatted) : undefined;
}

function splitName({ name }: JsonObject): string {
  if (!isObject(name)) return '';
  return [lineOf(name.givenName), lineOf(name.familyName)].filter(Boolean).join(' ');
}

/** Returns the primary address, else that of work, else the first one, else the user name if it is an address. */
function emailOf(resource: JsonObject): string {
  const email = cleanEmail(contactOf(resource.emails) ?? '');
  if (email !== '') return email;
  const name = cleanEmail(lineOf(resource.userName) ?? '');
  return isEmail(name) ? name : '';
}

function contactOf(contacts: Json | undefined): string | undefined {
  if (!Array.isArray(contacts)) return undefined;
  const all = (contacts as readonly Json[]).filter(isObject);
  const found =
    all.find(({ primary }) => booleanOf(primary) === true) ??
    all.find(({ type }) => typeof type === 'string' && type.toLowerCase() === 'work') ??
    all[0];
  return found === undefined ? undefined : (lineOf(found.value) ?? '');
}

/** A manager is an object with a `value`; the value of nobody is empty. */
function managerOf(manager: Json | undefined): string | undefined {
  if (manager === undefined) return undefined;
  return (isObject(manager) ? lineOf(manager.value) : lineOf(manager)) ?? '';
}

/** Returns true and false also for the texts of them; undefined for any other value. */
export function booleanOf(value: Json | undefined): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

function lineOf(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return cleanName(value);
  return typeof value === 'number' ? String(value) : undefined;
}
