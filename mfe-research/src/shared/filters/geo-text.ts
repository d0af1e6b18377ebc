/** Geometry filters written as short text for the address: numbers joined by commas. */

function parseNumbers(text: string): number[] | null {
  const parts = text.split(',').map((part) => part.trim());
  const numbers = parts.map(Number);
  return parts.every((part) => part !== '') && numbers.every(Number.isFinite) ? numbers : null;
}

/** "lat,lng,radius in metres" */
export function parseNear(text: string): { lat: number; lng: number; radius_m: number } | null {
  const [lat, lng, radius_m, ...rest] = parseNumbers(text) ?? [];
  if (lat === undefined || lng === undefined || radius_m === undefined || rest.length > 0) {
    return null;
  }
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && radius_m > 0
    ? { lat, lng, radius_m }
    : null;
}

/** "west,south,east,north" */
export function parseBox(text: string): [number, number, number, number] | null {
  const [west, south, east, north, ...rest] = parseNumbers(text) ?? [];
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    return null;
  }
  return rest.length === 0 && west < east && south < north ? [west, south, east, north] : null;
}

/** "lng,lat;lng,lat;…" with at least three corners */
export function parsePolygon(text: string): Array<[number, number]> | null {
  const corners: Array<[number, number]> = [];
  for (const corner of text.split(';')) {
    const [lng, lat, ...rest] = parseNumbers(corner) ?? [];
    if (lng === undefined || lat === undefined || rest.length > 0) return null;
    corners.push([lng, lat]);
  }
  return corners.length >= 3 ? corners : null;
}
