/** Returns a copy of the data. `change` maps every value except ids and urls. */
export const changed = (data: unknown, change: (value: unknown, key: string) => unknown, key = ''): unknown => {
  if (Array.isArray(data)) return data.map((item) => changed(item, change, key));
  if (typeof data !== 'object' || data === null) return key === 'id' || key === 'url' ? data : change(data, key);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, changed(value, change, name)]));
};
