/** Amenities as developments record them. */
export const AMENITIES = [
  'Swimming pool',
  'Gym',
  'Lift',
  'Backup generator',
  'Borehole',
  'Parking',
  'CCTV',
  'Playground',
] as const;
