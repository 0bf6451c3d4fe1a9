import { ModalBaseBody } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './layer-sentence.module.css';

/**
 * The sentence of a question in a drawer or dialog, which screen readers read with its title. The rest of the content is no
 * part of the description: a reader would read the whole form before its first field.
 */
export function LayerSentence({ children }: { readonly children: ReactNode }) {
  // The library describes the layer by its body, so the sentence is the body.
  return (
    <ModalBaseBody className={classes.sentence ?? ''}>
      <p>{children}</p>
    </ModalBaseBody>
  );
}
