import { Button } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { IconUpload } from '../marks/icons.ts';
import classes from './import.module.css';
import { tableImportWords as words } from './words.ts';

interface FileDropProps {
  /** What stands beside the button. */
  readonly drop: string;
  readonly isReading: boolean;
  readonly fault: string | undefined;
  readonly onFile: (file: File) => void;
}

/** Lets the person choose or drop a file with a table. */
export function FileDrop({ drop, isReading, fault, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isReading) onFile(file);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        className={classes.input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.ods"
        aria-label={words.choose}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Clear the field, so that choosing the same file again counts as a change.
          currentTarget.value = '';
        }}
      />
      <Button
        loading={isReading}
        leftSection={<IconUpload size={16} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      <p className={classes.quiet} role="status">
        {isReading ? words.reading : drop}
      </p>
      {fault ? (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  );
}
