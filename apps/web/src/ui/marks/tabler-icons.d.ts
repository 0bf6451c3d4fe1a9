/** The icon package has types only for its barrel; its single modules default-export one icon each. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;

  // biome-ignore lint/style/noDefaultExport: this is the shape of the package's own modules
  export { icon as default };
}
