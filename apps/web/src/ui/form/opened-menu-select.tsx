import { useEffect, useRef } from 'react';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';

/** What a `MenuSelect` renders after its first press: a select that takes over the focus and opens its list. */
export function OpenedMenuSelect(props: Omit<SearchSelectProps, 'ref'>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.click();
  }, []);
  return <SearchSelect {...props} ref={field} hideLabel look="menu" searchable={false} />;
}
