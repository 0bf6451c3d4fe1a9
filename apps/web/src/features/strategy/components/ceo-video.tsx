import { Button } from '@mantine/core';
import { useState } from 'react';
import { isSafeAddress } from '#ui/data/safe-address.ts';
import { IconExternalLink, IconPlayerPlay } from '#ui/marks/icons.ts';
import { embedOf } from '../model/video-address.ts';
import { strategyWords } from '../words.ts';
import classes from './strategy-page.module.css';

/** Shows the ceo's video. Sends no request to a video host before the person clicks. */
export function CeoVideo({ url }: { readonly url: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const embed = embedOf(url);
  if (embed === null && !isSafeAddress(url)) return <p className={classes.quiet}>{url}</p>;
  if (embed === null) {
    return (
      <a className={classes.video} href={url} target="_blank" rel="noopener noreferrer">
        <IconExternalLink size={18} aria-hidden="true" />
        Watch the video
      </a>
    );
  }
  if (isPlaying) {
    return (
      <iframe
        className={classes.frame}
        src={embed}
        title={strategyWords.ceoMessage}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={classes.poster}>
      <Button leftSection={<IconPlayerPlay size={16} aria-hidden="true" />} onClick={() => setPlaying(true)}>
        Play video
      </Button>
      <p className={classes.quiet}>From {new URL(embed).hostname.replace('www.', '')}</p>
    </div>
  );
}
