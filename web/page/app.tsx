import type { ComponentType, ReactNode } from 'react';
import { SoftNavigation } from './soft-navigation.tsx';

export type ShellVariant = 'shop' | 'checkout' | 'bare';

/** What surrounds every screen: header, menus, footer. Its data is loaded by the layer, once for many pages. */
export type ShellComponent = ComponentType<{ variant: ShellVariant; shellData: never; children: ReactNode }>;

export interface AppProps {
  readonly Shell: ShellComponent;
  readonly Screen: ComponentType<{ data: never }>;
  readonly screen: string;
  readonly variant: ShellVariant;
  readonly shell: unknown;
  /** Stays in the shell's search box. */
  readonly searchText: string | undefined;
  readonly data: unknown;
}

/** The tree that the server renders and the browser hydrates: the same component on both sides, so that ids agree. */
export function App({ Shell, Screen, screen, variant, shell, searchText, data }: AppProps) {
  const shellData = { ...(shell as object), searchText } as never;
  return (
    <SoftNavigation screen={screen} initial={data}>
      {(current) => (
        <Shell variant={variant} shellData={shellData}>
          <Screen data={current as never} />
        </Shell>
      )}
    </SoftNavigation>
  );
}
