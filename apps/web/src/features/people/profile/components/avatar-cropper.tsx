import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { avatarWords } from '../../words.ts';
import type { CropArea } from '../model/crop-picture.ts';
import classes from './avatar-layer.module.css';

const LARGEST_ZOOM = 4;

interface AvatarCropperProps {
  /** The picture as a data address. */
  readonly address: string;
  /** Called with the chosen part after each move or zoom has ended. */
  readonly onArea: (area: CropArea) => void;
}

/** Chooses the round part of a picture that is kept. The pointer or the arrow keys move it, and a slider zooms. */
export function AvatarCropper({ address, onArea }: AvatarCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div>
      <div className={classes.stage}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          // This file imports the library's style sheet, because the style element that the library adds would need
          // the nonce.
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': avatarWords.crop }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onArea(pixels)}
        />
      </div>
      <label className={classes.zoom}>
        {avatarWords.zoom}
        <input
          type="range"
          min={1}
          max={LARGEST_ZOOM}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
    </div>
  );
}
