import { Section } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import { ProseTable } from '../../../shared/prose-table';
import type { DocumentVersion } from '../model/legal-document';

export function VersionHistory({ versions }: { versions: readonly DocumentVersion[] }) {
  return (
    <Section id="versions" title="Versions">
      <ProseTable
        caption="Published versions, newest first"
        columns={['Version', 'In force from', 'What changed']}
        rows={versions.map((each) => [
          each.version,
          formatDate(each.effective, 'long'),
          each.changes,
        ])}
      />
    </Section>
  );
}
