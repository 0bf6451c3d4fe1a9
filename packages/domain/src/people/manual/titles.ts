export { detailTitles, leadingTitles } from './words.report.ts';
