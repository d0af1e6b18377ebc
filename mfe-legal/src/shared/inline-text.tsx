import { chakra, Link } from 'shared-ui';
import { parseRichText } from './rich-text';

/** A line of content with its links: inside the site by the router, outside as plain anchors. */
export function InlineText({ children }: { children: string }) {
  let offset = 0;
  return parseRichText(children).map((run) => {
    const key = offset;
    offset += run.text.length;
    if (!run.to) return run.text;
    if (run.to.startsWith('/')) {
      return (
        <Link key={key} to={run.to}>
          {run.text}
        </Link>
      );
    }
    return <OutsideLink key={key} href={run.to} text={run.text} />;
  });
}

function OutsideLink({ href, text }: { href: string; text: string }) {
  return (
    <chakra.a
      href={href}
      rel="noopener noreferrer"
      color="brand.fg"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
    >
      {text}
    </chakra.a>
  );
}
