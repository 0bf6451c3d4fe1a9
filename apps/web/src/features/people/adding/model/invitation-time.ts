import { serverNow } from '#ui/data/server-clock.ts';

/** Returns tomorrow 08:00 on the clock of this device, as a field for day and time holds it: `2026-11-30T08:00`. */
export function tomorrowMorning(): string {
  const day = new Date(serverNow());
  day.setDate(day.getDate() + 1);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T08:00`;
}
