import type { Preset } from '../../shared/table/preset.ts';
import type { PersonField } from '../plan/fields.ts';
import { adp } from './presets/adp.ts';
import { bamboohr } from './presets/bamboohr.ts';
import { bellwether } from './presets/bellwether.ts';
import { entraDownload } from './presets/entra-download.ts';
import { entraTemplate } from './presets/entra-template.ts';
import { googleWorkspace } from './presets/google-workspace.ts';
import { hibob } from './presets/hibob.ts';
import { microsoft365 } from './presets/microsoft-365.ts';
import { personio } from './presets/personio.ts';
import { rippling } from './presets/rippling.ts';
import { successfactors } from './presets/successfactors.ts';
import { vivaGoals } from './presets/viva-goals.ts';
import { workday } from './presets/workday.ts';

/** The exports of programs that are known by their headings. Each sample has Ada Quill below Lena Lead; Ben Moss has left. */
export const presets: readonly Preset<PersonField>[] = [
  adp,
  bamboohr,
  ...bellwether,
  entraDownload,
  entraTemplate,
  googleWorkspace,
  hibob,
  microsoft365,
  personio,
  rippling,
  successfactors,
  vivaGoals,
  workday,
];
