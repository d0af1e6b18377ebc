import { useEffect, useRef, useState } from 'react';
import { Box, Button, chakra, Flex, Heading, Text } from 'shared-ui';
import type { ComposedMail } from '../model/compose-mail';

interface Props {
  mail: ComposedMail;
  onEdit: () => void;
}

/** The finished message, and the two ways to get it on its way. */
export function ReadyMessage({ mail, onEdit }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.body}`,
      );
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };

  return (
    <Box bg="bg.panel" rounded="l3" p={{ base: '5', md: '6' }}>
      <Heading as="h3" size="lg" ref={heading} tabIndex={-1}>
        Your message is ready, not sent yet
      </Heading>
      <Text mt="2" color="fg.muted">
        {mail.href
          ? 'Open it in your mail app and send it from there. If nothing opens, copy it and send it from any mail account.'
          : 'It is too long to hand to a mail app. Copy it and send it from any mail account.'}{' '}
        It goes to <strong>{mail.to}</strong>.
      </Text>
      <chakra.pre
        aria-label="Your message"
        // A long message scrolls, so the keyboard must reach it.
        tabIndex={0}
        role="region"
        mt="4"
        p="4"
        bg="bg.subtle"
        rounded="l2"
        fontFamily="body"
        textStyle="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        overflowY="auto"
        maxH="sm"
      >
        {mail.body}
      </chakra.pre>
      <Flex wrap="wrap" gap="3" mt="5">
        {mail.href ? (
          <Button asChild>
            <a href={mail.href}>Open in mail app</a>
          </Button>
        ) : null}
        <Button variant="outline" onClick={copy}>
          Copy message
        </Button>
        <Button variant="ghost" onClick={onEdit}>
          Change it
        </Button>
      </Flex>
      <Text role="status" textStyle="sm" mt="3">
        {copied === 'yes' ? 'Copied.' : null}
        {copied === 'failed' ? 'Copying is blocked here: select the text and copy it.' : null}
      </Text>
    </Box>
  );
}
