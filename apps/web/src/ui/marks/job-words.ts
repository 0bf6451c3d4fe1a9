/** Returns the department to show beside a job title; empty if the title ends with it ("Head of Sales", "Sales"). */
export function unitBeside(title: string | null | undefined, unit: string): string {
  const [job, department] = [title ?? '', unit].map((text) => text.trim().toLowerCase());
  if (!job || !department || !job.endsWith(department)) return unit;
  return /^$|[\s,·–-]$/.test(job.slice(0, -department.length)) ? '' : unit;
}

/** Returns a person's job and department as one text, each said once. */
export function jobWords(title: string | null | undefined, unit: string, mark = ' · '): string {
  return [title, unitBeside(title, unit)].filter(Boolean).join(mark);
}
