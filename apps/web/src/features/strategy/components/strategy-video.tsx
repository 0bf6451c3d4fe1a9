import { colon } from '@bellwether/domain/locale/sentence-locale';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { isSafeAddress } from '#ui/data/safe-address.ts';
import { IconExternalLink, IconPlayerPlay } from '#ui/marks/icons.ts';
import { embedOf } from '../model/video-address.ts';
import { strategyWords } from '../words.ts';
import classes from './strategy-page.module.css';

interface StrategyVideoProps {
  readonly url: string;
  /** Names the player for screen readers. */
  readonly title: string;
}

/** Shows a video. Sends no request to a video host before the person clicks. */
export function StrategyVideo({ url, title }: StrategyVideoProps) {
  // The address of the playing video. If the address changes, the still picture is shown again.
  const [playing, setPlaying] = useState<string>();
  const embed = embedOf(url);
  if (embed === null && !isSafeAddress(url)) return <p className={classes.quiet}>{url}</p>;
  if (embed === null) {
    return (
      <a className={classes.video} href={url} target="_blank" rel="noopener noreferrer">
        <IconExternalLink size={18} aria-hidden="true" />
        {strategyWords.watch}
      </a>
    );
  }
  if (playing === embed) {
    return (
      <iframe
        className={classes.frame}
        src={embed}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={classes.poster}>
      <Button
        leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
        aria-label={`${strategyWords.play}${colon} ${title}`}
        onClick={() => setPlaying(embed)}
      >
        {strategyWords.play}
      </Button>
      <p className={classes.quiet}>
        {strategyWords.from} {new URL(embed).hostname.replace('www.', '')}
      </p>
    </div>
  );
}
