import { checkFile } from './check-file';

const research = 'mfe-research/src/features/search/components/form.tsx';

test.each([
  ['shell/src/site.tsx', "import('mfe_research/search')", 'remotes-only-at-run-time'],
  ['shell/src/site.tsx', "import Page from 'mfe-legal/src/pages/faq'", 'remotes-only-at-run-time'],
  [
    'shell/src/site.tsx',
    "export * from '../../mfe-account/src/pages/login'",
    'remotes-only-at-run-time',
  ],
  [research, "import('mfe_account/login')", 'no-remote-to-remote'],
  [research, "import x from '../../../../../mfe-legal/src/pages/faq'", 'no-remote-to-remote'],
  [research, "import type { App } from '../../../../../shell/src/app'", 'no-remote-to-shell'],
  [research, "import 'shell/src/app'", 'no-remote-to-shell'],
  [research, "import { loadRemote } from '@module-federation/runtime'", 'one-door-to-federation'],
  [
    'shell/src/site.tsx',
    "import { createInstance } from '@module-federation/runtime'",
    'one-door-to-federation',
  ],
  [research, "import { Box } from '@chakra-ui/react'", 'ui-through-shared-ui'],
  [research, "import { motion } from 'framer-motion'", 'ui-through-shared-ui'],
  [research, "const r = await import('react-router-dom')", 'ui-through-shared-ui'],
  [research, "import { create } from 'zustand'", 'state-through-shared-state'],
  [research, "import * as z from 'zod/mini'", 'schemas-through-shared-state'],
  [
    'shell/src/site.tsx',
    "import { createClient } from '@supabase/supabase-js'",
    'state-through-shared-state',
  ],
  [
    'shared-state/src/wallet/wallet-store.ts',
    "import { useState } from 'react'",
    'stores-are-react-free',
  ],
  [
    'shared-state/src/hooks/index.ts',
    "import { Box } from 'shared-ui'",
    'shared-state-knows-no-components',
  ],
  [
    'shared-ui/src/index.ts',
    "import { useWallet } from 'shared-state'",
    'shared-ui-knows-no-state',
  ],
  ['shared-ui/src/index.ts', "import '../../shell/src/app'", 'shared-below-apps'],
  [research, "import { startEdge } from 'delivery'", 'no-server-code-in-the-browser'],
  [research, "import fs from 'node:fs'", 'no-server-code-in-the-browser'],
  [research, "import '../../../pages/search'", 'pages-on-top'],
  [
    'mfe-research/src/shared/money.ts',
    "import '../features/search/model/x'",
    'shared-at-the-bottom',
  ],
  [research, "import { y } from '../../invest/model/yield'", 'siblings-never-meet'],
])('%s: %s breaks %s', (file, source, rule) => {
  expect(checkFile(file, source)).toContainEqual(expect.stringContaining(`(${rule})`));
});

test.each([
  [research, "import { DataTable } from 'shared-ui/table'"],
  [research, "import { x } from '../model/filters'; import { y } from '../../../shared/units'"],
  [
    'mfe-research/src/pages/search.tsx',
    "import { Form } from '../features/search/components/form'",
  ],
  [
    'shell/src/remotes/federation.ts',
    "import { createInstance } from '@module-federation/runtime'",
  ],
  ['shared-state/src/layout/layout-store.ts', "import type { ReactNode } from 'react'"],
  ['shared-state/src/hooks/index.ts', "import { useSyncExternalStore } from 'react'"],
  ['shared-ui/src/index.ts', "export { Box } from '@chakra-ui/react'"],
  ['scripts/start/site.ts', "import { startEdge } from '../../delivery/src'"],
])('%s: %s is allowed', (file, source) => {
  expect(checkFile(file, source)).toEqual([]);
});

test('a violation names file, line and reason', () => {
  const [message] = checkFile('shell/src/x.ts', "\n\nimport { create } from 'zustand';");
  expect(message).toMatch(
    /^shell\/src\/x\.ts:3 imports zustand \(state-through-shared-state\): The one/,
  );
});
