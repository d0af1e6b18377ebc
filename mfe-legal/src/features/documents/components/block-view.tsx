import { Box, List, Text } from 'shared-ui';
import { InlineText } from '../../../shared/inline-text';
import { ProseTable } from '../../../shared/prose-table';
import type { Block } from '../model/legal-document';

export function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <Text maxW="prose">
        <InlineText>{block}</InlineText>
      </Text>
    );
  }
  if ('list' in block) {
    return (
      <List.Root as="ul" maxW="prose">
        {block.list.map((item) => (
          <List.Item key={item}>
            <InlineText>{item}</InlineText>
          </List.Item>
        ))}
      </List.Root>
    );
  }
  if ('note' in block) {
    return (
      <Box bg="amber.subtle" rounded="l2" px="5" py="4" maxW="prose" data-print="keep">
        <InlineText>{block.note}</InlineText>
      </Box>
    );
  }
  return <ProseTable {...block.table} />;
}
