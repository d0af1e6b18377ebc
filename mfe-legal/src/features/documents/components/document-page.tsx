import { Box, Button, Grid, PageFrame, Section, Stack } from 'shared-ui';
import { useHashTarget } from '../../../shared/use-hash-target';
import { type LegalDocument, textOf, versionInForce } from '../model/legal-document';
import { BlockView } from './block-view';
import { ContentsList } from './contents-list';
import { VersionHistory } from './version-history';
import { VersionLine } from './version-line';

/** A versioned legal text: title, version, contents, sections, history; made to be printed too. */
export function DocumentPage({ document }: { document: LegalDocument }) {
  useHashTarget();
  const version = versionInForce(document, new Date().toISOString().slice(0, 10));
  return (
    <PageFrame
      title={document.title}
      eyebrow="Legal"
      lead={
        <>
          {document.summary}
          {version ? <VersionLine version={version} /> : null}
        </>
      }
      actions={
        <Button variant="outline" onClick={() => window.print()}>
          Print this page
        </Button>
      }
    >
      <Grid templateColumns={{ base: '1fr', lg: '15rem 1fr' }} gap={{ base: '8', lg: '16' }}>
        <ContentsList entries={[...document.sections, { id: 'versions', title: 'Versions' }]} />
        <Box minW="0" css={{ '& > section:first-of-type': { marginTop: 0 } }}>
          {document.sections.map((section) => (
            <Section key={section.id} id={section.id} title={section.title}>
              <Stack gap="4">
                {section.blocks.map((block) => (
                  <BlockView key={textOf(block)} block={block} />
                ))}
              </Stack>
            </Section>
          ))}
          <VersionHistory versions={document.versions} />
        </Box>
      </Grid>
    </PageFrame>
  );
}
