/** Date and time as the contract writes them: `YYYY-MM-DD hh:mm:ss`, a real calendar date, no time zone. */

const PATTERN = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const EARLIEST = '0001-01-01 00:00:00';
const LATEST = '9999-12-31 23:59:59';

/** True for a well-formed text that names a date of the calendar and a time of day. */
export function isDateTime(text: string): boolean {
  const parts = PATTERN.exec(text)?.slice(1).map(Number);
  if (parts === undefined) return false;
  const [year, month, day, hour, minute, second] = parts as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (
    year >= 1 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysIn(year, month) &&
    hour < 24 &&
    minute < 60 &&
    second < 60
  );
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** The text moved by a number of seconds, at most to the ends of the years 0001 and 9999. Throws for an ill-formed text. */
export function shiftDateTime(text: string, seconds: number): string {
  const moved = epochOf(text) + seconds * 1000;
  if (moved <= epochOf(EARLIEST)) return EARLIEST;
  if (moved >= epochOf(LATEST)) return LATEST;
  return new Date(moved).toISOString().slice(0, 19).replace('T', ' ');
}

/** How many seconds `to` is later than `from`; negative when it is earlier. Throws for an ill-formed text. */
export function secondsBetween(from: string, to: string): number {
  return (epochOf(to) - epochOf(from)) / 1000;
}

function epochOf(text: string): number {
  if (!isDateTime(text)) throw new Error(`not a date and time: ${text}`);
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}
