import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { colorSchemeSwitchWords } from './words.ts';

const CHOICES = [
  { value: 'auto', label: colorSchemeSwitchWords.system },
  { value: 'light', label: colorSchemeSwitchWords.light },
  { value: 'dark', label: colorSchemeSwitchWords.dark },
];

/** Follows the system until the person chooses; this browser stores the choice. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label={colorSchemeSwitchWords.colourScheme}
      size="xs"
      fullWidth
      data={CHOICES}
      value={colorScheme}
      onChange={(value) => setColorScheme(value as typeof colorScheme)}
    />
  );
}
