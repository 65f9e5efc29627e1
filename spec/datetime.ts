/** Date and time as the contract writes them: `YYYY-MM-DD hh:mm:ss`, a real calendar date, no time zone. */

const PATTERN = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

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

/** The text moved by a number of seconds; years stay within 0001 and 9999. Throws for an ill-formed text. */
export function shiftDateTime(text: string, seconds: number): string {
  if (!isDateTime(text)) throw new Error(`not a date and time: ${text}`);
  const moved = new Date(Date.parse(`${text.replace(' ', 'T')}Z`) + seconds * 1000);
  return moved.toISOString().slice(0, 19).replace('T', ' ');
}
