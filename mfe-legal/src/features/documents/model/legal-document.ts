export type Block =
  | string
  | { list: readonly string[] }
  | { note: string }
  | {
      table: {
        caption: string;
        columns: readonly string[];
        rows: readonly (readonly string[])[];
      };
    };

export interface DocumentSection {
  /** The anchor of the section: part of public links, so it never changes once published. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface DocumentVersion {
  version: string;
  /** ISO date from which this version applies. */
  effective: string;
  changes: string;
}

export interface LegalDocument {
  title: string;
  summary: string;
  /** Newest first; the first one is the version in force. */
  versions: readonly DocumentVersion[];
  sections: readonly DocumentSection[];
}

/** The version in force on `today` (ISO date); undefined while every version lies in the future. */
export function versionInForce(
  document: LegalDocument,
  today: string,
): DocumentVersion | undefined {
  return document.versions.find((version) => version.effective <= today);
}

/** Every text of a document in reading order: for checks over the whole content. */
export function textsOf(document: LegalDocument): string[] {
  return document.sections.flatMap((section) => section.blocks.flatMap(textsOfBlock));
}

/** The text of a block in one string: no two blocks of a section share it. */
export function textOf(block: Block): string {
  return textsOfBlock(block).join(' ');
}

function textsOfBlock(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('note' in block) return [block.note];
  return block.table.rows.flat();
}
