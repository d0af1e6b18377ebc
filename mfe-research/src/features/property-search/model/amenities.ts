/** Amenities as developments record them, with their names on screen. */
export const AMENITIES = [
  { value: 'lift', label: 'Lift' },
  { value: 'parking', label: 'Parking' },
  { value: 'security', label: 'Security' },
  { value: 'borehole', label: 'Borehole' },
  { value: 'generator', label: 'Generator' },
  { value: 'cctv', label: 'CCTV' },
  { value: 'gym', label: 'Gym' },
  { value: 'pool', label: 'Pool' },
  { value: 'balcony', label: 'Balcony' },
  { value: 'garden', label: 'Garden' },
  { value: 'playground', label: 'Playground' },
  { value: 'rooftop', label: 'Rooftop terrace' },
] as const;
