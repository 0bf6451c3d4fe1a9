/** Returns the sentence that refuses a version of Node; undefined for one that can install the packages. */
export function refusalOf(version: string): string | undefined;
