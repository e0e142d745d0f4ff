import type { Location } from '#content/location/definition.ts';

const columns = ['name', 'concern', 'address', 'activities', 'latitude', 'longitude', 'openSupplyHubId'] as const;

/** The locations as CSV (RFC 4180). Spreadsheets take a cell that starts with one of these signs for a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `names`: the first line. */
export function locationsCsv(
  locations: readonly Location[],
  names: Readonly<Record<(typeof columns)[number], string>>,
): string {
  const lines = locations.map(({ concern, ...location }) =>
    columns.map((column) => (column === 'concern' ? (concern?.name ?? null) : location[column])),
  );
  return [columns.map((column) => names[column]), ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
