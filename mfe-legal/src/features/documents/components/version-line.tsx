import { Text } from 'shared-ui';
import { formatDate } from 'shared-ui/format';
import type { DocumentVersion } from '../model/legal-document';

/** Which text applies, and since when. */
export function VersionLine({ version }: { version: DocumentVersion }) {
  return (
    <Text textStyle="sm" color="fg.muted" mt="3">
      Version {version.version}, in force since{' '}
      <time dateTime={version.effective}>{formatDate(version.effective, 'long')}</time>
    </Text>
  );
}
