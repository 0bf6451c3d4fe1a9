import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useHotkey } from '../layers/use-hotkey.ts';
import { IconSearch } from '../marks/icons.ts';
import { SEARCH_DELAY } from './search-delay.ts';
import { searchBoxWords } from './words.ts';

interface SearchBoxProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** The name of the field: "Search goals by title". */
  readonly label: string;
  readonly placeholder: string;
  /** What the key `/` does, for the list of keys. */
  readonly keyLabel: string;
  /** Milliseconds without typing before the search starts. */
  readonly delay?: number;
}

/**
 * A search in the head of a list, reached by `/`. When the address changes from elsewhere (Back, Clear all), its value replaces the
 * input.
 */
export function SearchBox(props: SearchBoxProps) {
  const { value, onSearch, label, placeholder, keyLabel, delay = SEARCH_DELAY } = props;
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = wanted;
      search.current(wanted);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

  useHotkey('/', keyLabel, () => input.current?.focus());

  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={255}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text !== '') {
          event.stopPropagation();
          setText('');
        }
      }}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        text ? (
          <CloseButton size="sm" aria-label={searchBoxWords.clearSearch} onClick={() => setText('')} />
        ) : null
      }
      rightSectionPointerEvents="all"
      style={{ flex: 1, minWidth: 0 }}
    />
  );
}
