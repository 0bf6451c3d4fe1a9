import type { Portrait } from './portrait.ts';

/** The drawn pictures of people of Northwind Robotics, by their keys; most have none. */
export const northwindPictures: Readonly<Record<string, Portrait>> = {
  ceo: { background: '#dbe7f3', skin: '#f1c9a5', hair: '#c9a15a', shirt: '#1d4e89', hairLength: 'long' },
  cto: { background: '#e4efe2', skin: '#7a4b2f', hair: '#1f1a17', shirt: '#2f5d50', hairLength: 'short' },
  manager: { background: '#f4e7d3', skin: '#5f3a25', hair: '#161212', shirt: '#b5562b', hairLength: 'short' },
  lead: { background: '#efe1ef', skin: '#b97d52', hair: '#221a1c', shirt: '#7b3b6e', hairLength: 'long' },
  contributor: {
    background: '#e1ecec',
    skin: '#f3d0b3',
    hair: '#8a4b24',
    shirt: '#3a6f78',
    hairLength: 'short',
  },
  peer: { background: '#f6e0de', skin: '#f0c6a0', hair: '#1b1718', shirt: '#a03a44', hairLength: 'long' },
  product: { background: '#e9e6f6', skin: '#f2cfb4', hair: '#5b3a29', shirt: '#4b4a94', hairLength: 'long' },
  sales: { background: '#eaf0d8', skin: '#c99067', hair: '#2b2220', shirt: '#5c6b1f', hairLength: 'short' },
};
