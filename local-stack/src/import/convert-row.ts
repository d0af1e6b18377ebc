import type { Mapping } from './mapping';
import { parseDate } from './parse-date';
import { normaliseRoad, roadInAddress, slugOf } from './parse-place';
import { parseSize } from './parse-size';
import { readTitle } from './parse-title';
import { parseTypology, type Typology } from './parse-typology';
import { type Finding, type Row, RowReader } from './row-reader';

/** One accepted record, ready for staging. */
export interface StagedUnit {
  source_key: string;
  duplicate_key: string | null;
  area_slug: string;
  area_name: string;
  road: string | null;
  development: string | null;
  typology: Typology;
  size_sqm: number | null;
  price: number | null;
  rent: number | null;
  sale_type: string | null;
  dsq: boolean | null;
  en_suite: boolean | null;
  furnished: boolean | null;
  year_built: number | null;
  amenities: string[];
  lat: number | null;
  lng: number | null;
  observed_on: string;
  asking_or_sold: string;
  confidence: number;
  doubtful: boolean;
}

export interface Conversion {
  /** Null when the row is refused. */
  unit: StagedUnit | null;
  findings: Finding[];
}

/** Confidence of a record with anything doubtful about it, whatever its source's. */
const doubtfulConfidence = 0.5;

/** Why this row is no dwelling, if it is none. */
function refuseOtherThanUnits(reader: RowReader, mapping: Mapping, kind: string): void {
  const category = reader.text('category');
  if (mapping.category && !mapping.category.units.includes(category)) {
    const contradiction = kind === 'unit' ? ', though the title speaks of one' : '';
    reader.note('rejected', 'category', `not a unit${contradiction}`);
  } else if (kind === 'other') {
    reader.note('rejected', 'title', 'not a unit: the title contradicts the category');
  }
}

function typologyOf(reader: RowReader, title: string): Typology | null {
  const field = reader.text('typology') ? 'typology' : 'bedrooms';
  return reader.need(field, parseTypology(reader.text(field), title));
}

/** Turns one row into a record, or into the reasons why not. */
export function convertRow(row: Row, mapping: Mapping): Conversion {
  const reader = new RowReader(row, mapping);
  const title = reader.text('title');
  const facts = readTitle(title);
  refuseOtherThanUnits(reader, mapping, facts.kind);
  if (Object.values(row).some((text) => text.includes('\0'))) {
    reader.note('rejected', 'source_key', 'the row holds a NUL character');
  }
  const sourceKey = reader.text('source_key') || reader.note('rejected', 'source_key', 'is empty');
  const alias = mapping.area_aliases[reader.text('area')] ?? reader.text('area');
  const areaSlug = slugOf(alias) || reader.note('rejected', 'area', 'is empty or has no letter');
  const refused = () => reader.findings.some(({ severity }) => severity === 'rejected');
  if (refused()) return { unit: null, findings: reader.findings };

  const typology = typologyOf(reader, title);
  const price = reader.money('price');
  const rent = mapping.columns.rent ? reader.money('rent') : null;
  if (price === null && rent === null) {
    reader.note('rejected', mapping.columns.price ? 'price' : 'rent', 'no usable price or rent');
  }
  const observedOn = mapping.columns.observed_on
    ? (reader.take('observed_on', parseDate(reader.text('observed_on'))) ??
      mapping.defaults.observed_on)
    : mapping.defaults.observed_on;
  if (!observedOn)
    reader.note('rejected', 'observed_on', 'no date, and the mapping has no default');
  const size =
    typology && reader.take('size', parseSize(reader.text('size'), typology, mapping.size));
  if (refused() || !sourceKey || !areaSlug || !typology || !observedOn) {
    return { unit: null, findings: reader.findings };
  }

  const road = reader.text('road');
  const unit: StagedUnit = {
    source_key: sourceKey,
    duplicate_key: title ? [title, price ?? '', areaSlug].join('\u001f').toLowerCase() : null,
    area_slug: areaSlug,
    area_name: alias,
    road: road ? normaliseRoad(road) : roadInAddress(reader.text('address')),
    development: reader.text('development') || null,
    typology,
    size_sqm: size,
    price,
    rent,
    sale_type: reader.saleType(),
    dsq: facts.dsq,
    en_suite: facts.enSuite,
    furnished: facts.furnished,
    year_built: reader.year(),
    amenities: facts.amenities,
    lat: reader.coordinate('lat', 90),
    lng: reader.coordinate('lng', 180),
    observed_on: observedOn,
    asking_or_sold: mapping.defaults.asking_or_sold,
    confidence: mapping.defaults.confidence,
    doubtful: false,
  };
  if (reader.findings.length > 0) {
    unit.doubtful = true;
    unit.confidence = Math.min(unit.confidence, doubtfulConfidence);
  }
  return { unit, findings: reader.findings };
}
