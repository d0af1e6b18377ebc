/**
 * Who may import whom. `from` and `to` are regular expressions over the path from the root
 * (`shell/src/site.tsx`) or, for packages, the name as written (`shared-ui/table`). `$1` in `to` or
 * `except` stands for the first group of `from`.
 */
export interface BoundaryRule {
  name: string;
  why: string;
  from: string;
  to: string;
  except?: string;
  /** Imports of types alone, which leave no trace in what runs, may pass. */
  typesPass?: boolean;
}

const remote = '^mfe-(?:research|account|legal)';
/** A remote by folder, by package or by federated name. */
const anyRemote = '^@?mfe[-_](?:research|account|legal)(?:/|$)';
const browser = '^(?:shell|shared-ui|shared-state|mfe-[a-z]+)/';

export const rules: readonly BoundaryRule[] = [
  {
    name: 'remotes-only-at-run-time',
    why: 'A remote is reached through the loader of the shell, never by an import.',
    from: '^(?:shell|shared-ui|shared-state|local-stack|delivery|scripts)/',
    to: anyRemote,
  },
  {
    name: 'no-remote-to-remote',
    why: 'Remotes ship on their own; none may know another, nor itself by its federated name.',
    from: '^(mfe-[a-z]+)/',
    to: anyRemote,
    except: '^$1/(?:src/|remote\\.json$)',
  },
  {
    name: 'no-remote-to-shell',
    why: 'A remote that imports its host could not ship without it.',
    from: `${remote}/`,
    to: '^shell(?:/|$)',
  },
  {
    name: 'one-door-to-federation',
    why: 'Only the loader talks to the federation runtime.',
    from: '^(?!shell/src/remotes/federation\\.ts$)(?:shell|shared-ui|shared-state|mfe-[a-z]+)/',
    to: '^@module-federation/',
  },
  {
    name: 'ui-through-shared-ui',
    why: 'Chakra, motion, router, queries, tables and forms come through shared-ui.',
    from: '^(?:shell|shared-state|mfe-[a-z]+)/',
    to: '^(?:@chakra-ui|@ark-ui|@emotion|framer-motion|motion|react-router|react-router-dom|react-hook-form|@hookform|@tanstack|@fontsource-variable|recharts)(?:/|$)',
  },
  {
    name: 'state-through-shared-state',
    why: 'The one client and the one instance of every store live in shared-state.',
    from: '^(?:shell|shared-ui|mfe-[a-z]+)/',
    to: '^(?:zustand|@supabase)(?:/|$)',
  },
  {
    name: 'schemas-through-shared-state',
    why: 'zod would be in the page twice; remotes take it from shared-state/schema.',
    from: '^mfe-[a-z]+/',
    to: '^zod(?:/|$)',
  },
  {
    name: 'stores-are-react-free',
    why: 'shared-state knows React only in its thin hooks.',
    from: '^shared-state/src/(?!hooks/)',
    to: '^(?:react|react-dom)(?:/|$)',
    typesPass: true,
  },
  {
    name: 'shared-state-knows-no-components',
    why: 'shared-state knows nothing of components.',
    from: '^shared-state/',
    to: '^shared-ui(?:/|$)',
  },
  {
    name: 'shared-ui-knows-no-state',
    why: 'shared-ui only draws what it is given.',
    from: '^shared-ui/',
    to: '^shared-state(?:/|$)',
  },
  {
    name: 'shared-below-apps',
    why: 'Shared packages know no app.',
    from: '^shared-(?:ui|state)/',
    to: '^shell(?:/|$)',
  },
  {
    name: 'no-server-code-in-the-browser',
    why: 'local-stack, delivery and the scripts are Node programs.',
    from: browser,
    to: '^(?:local-stack|delivery|scripts|supabase|e2e|bench)(?:/|$)|^node:',
  },
  {
    name: 'pages-on-top',
    why: 'Inside a remote: pages → features → shared.',
    from: '^mfe-[a-z]+/src/(?:features|shared)/',
    to: '^mfe-[a-z]+/src/pages/',
  },
  {
    name: 'shared-at-the-bottom',
    why: 'The common code of a remote knows no feature.',
    from: '^mfe-[a-z]+/src/shared/',
    to: '^mfe-[a-z]+/src/features/',
  },
  {
    name: 'siblings-never-meet',
    why: 'A feature never imports another; a page brings them together.',
    from: '^(mfe-[a-z]+/src/features/[^/]+)/',
    to: '^mfe-[a-z]+/src/features/',
    except: '^$1/',
  },
];
