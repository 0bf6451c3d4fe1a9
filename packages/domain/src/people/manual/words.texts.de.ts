import type { Translated } from '../../locale/language.ts';
import type * as english from './words.texts.ts';

export const typeTexts: Translated<typeof english.typeTexts> = {
  D: {
    title: 'Packt es an und bringt es zu Ende',
    text: 'Ich sehe auf das Ergebnis und nehme den kürzesten Weg dorthin. Ich entscheide früh, rede offen und mag Probleme, die anderen zu schwer sind. Lieber korrigiere ich morgen eine Entscheidung, als heute auf sie zu warten.',
  },
  I: {
    title: 'Gewinnt Menschen',
    text: 'Ich arbeite am besten mit Menschen um mich. Ich bringe Energie und Ideen mit, komme leicht mit allen ins Gespräch und sehe, was gelingen kann. Ich mache einen Plan für andere reizvoll, bevor er fertig ist.',
  },
  S: {
    title: 'Auf mich ist Verlass',
    text: 'Ich halte ein gleichmäßiges Tempo und mein Wort. Ich höre zu, helfe ungefragt und achte darauf, dass alle mitkommen. Ich gebe dem Team Ruhe, und ich bringe zu Ende, was ich begonnen habe.',
  },
  C: {
    title: 'Macht es richtig',
    text: 'Ich will eine Sache verstehen, bevor ich handle. Ich frage nach Fakten, suche die schwache Stelle und arbeite mit hohem Anspruch. Was ich übergebe, ist geprüft.',
  },
  DI: {
    title: 'Bringt Dinge in Gang',
    text: 'Ich will Ergebnisse, und ich will sie mit anderen. Ich gebe schnell die Richtung vor und nehme Menschen mit meiner Energie mit. Am stärksten bin ich, wo etwas Neues beginnt und andere daran glauben sollen.',
  },
  DC: {
    title: 'Setzt den Maßstab',
    text: 'Ich will Ergebnisse, die halten. Ich entscheide klar und auf der Grundlage von Fakten. Ich erwarte viel von mir und von anderen und sage offen, was noch nicht gut genug ist.',
  },
  ID: {
    title: 'Bewegt Menschen',
    text: 'Ich gewinne zuerst die Menschen, und dann will ich, dass etwas geschieht. Ich spreche mit Überzeugung, denke in Möglichkeiten und bin gern dort, wo entschieden wird. Ein Raum, der zuhört, gibt mir Energie.',
  },
  IS: {
    title: 'Bringt Menschen zusammen',
    text: 'Ich bin herzlich, offen und an Menschen interessiert. Ich heiße andere willkommen, sehe das Gute in ihnen und halte ein Team im Gespräch. Meine beste Arbeit leiste ich, wo man gern miteinander arbeitet.',
  },
  SI: {
    title: 'Unterstützt andere',
    text: 'Ich höre geduldig zu und bleibe dabei unaufdringlich. Ich helfe, wo ich kann, halte den Frieden und merke mir, was anderen wichtig ist. Man kommt zu mir, wenn man ein offenes Ohr braucht.',
  },
  SC: {
    title: 'Hält alles am Laufen',
    text: 'Ich arbeite beständig und sorgfältig. Ich mag bewährte Wege, klare Absprachen und genug Zeit, um es richtig zu machen. Worum ich mich kümmere, das läuft und läuft weiter.',
  },
  CD: {
    title: 'Löst die schweren Fälle',
    text: 'Ich zerlege schwierige Probleme, bis sie nachgeben. Ich will die Fakten kennen, bilde mir mein eigenes Urteil und ziehe es durch. Eine gute Frage ist mir lieber als eine schnelle Antwort.',
  },
  CS: {
    title: 'Arbeitet mit Sorgfalt',
    text: 'Ich bin gründlich und ruhig. Ich bereite mich gut vor, halte mich an Absprachen und bemerke, was andere übersehen. Ich weiß gern, was erwartet wird, und dann können Sie es mir überlassen.',
  },
};

export const secondLetterTexts: Translated<typeof english.secondLetterTexts> = {
  D: 'Wenn es darauf ankommt, übernehme ich auch die Führung und dränge auf einen Abschluss.',
  I: 'Das tue ich auch gern in Gesellschaft und mit einem herzhaften Lachen.',
  S: 'Ich achte auch darauf, dass unterwegs niemand zurückbleibt.',
  C: 'Ich will auch, dass die Fakten stimmen, bevor ich es für erledigt halte.',
};

export const detailTexts: Translated<typeof english.detailTexts> = {
  D: {
    strengths:
      'Ich sehe, was zu tun ist, und fange an. Ich scheue weder eine schwere Entscheidung noch ein ehrliches Wort.',
    motives: 'Ein klares Ziel, Freiheit auf dem Weg dorthin und das Gefühl, dass wir vorankommen.',
    talk: 'Beginnen Sie mit dem Ergebnis. Sagen Sie mir, was Sie von mir brauchen und bis wann. Einzelheiten können folgen, wenn ich frage.',
    pressure: 'Ich werde knapp und ungeduldig und nehme die Dinge selbst in die Hand.',
    help: 'Geben Sie mir die Fakten und zwei Möglichkeiten. Sagen Sie mir offen, wenn ich Sie überrolle; ich vertrage das.',
    blindSpot:
      'Ich übersehe leicht, wie eine Entscheidung auf andere wirkt, und die Einzelheiten, ohne die sie nicht gelingt.',
  },
  I: {
    strengths: 'Ich knüpfe schnell Kontakt, habe viele Ideen und mache anderen Mut, etwas zu versuchen.',
    motives: 'Menschen, Abwechslung, gute Stimmung und das Gefühl, dass mein Anteil gesehen wird.',
    talk: 'Geben Sie mir einen Moment für das Persönliche. Lassen Sie mich laut denken, und helfen Sie mir dann, das Vereinbarte festzuhalten.',
    pressure: 'Ich rede mehr und verspreche mehr, und ich schiebe Unangenehmes auf.',
    help: 'Fragen Sie mich, was zuerst kommt. Eine kurze Liste und eine freundliche Erinnerung helfen mir mehr als eine lange E-Mail.',
    blindSpot:
      'Ich verliere das Interesse an Einzelheiten, und ich sage zu, bevor ich in meinen Kalender gesehen habe.',
  },
  S: {
    strengths: 'Ich bin zuverlässig und ausgeglichen. Ich höre zu und bringe eine Sache zu Ende.',
    motives: 'Ein Team, das zusammenhält, eine klare Aufgabe und hin und wieder ein ehrlicher Dank.',
    talk: 'Nehmen Sie sich Zeit und fragen Sie nach meiner Sicht; von selbst dränge ich sie nicht auf. Sagen Sie mir früh, was sich ändert.',
    pressure: 'Ich werde still, übernehme zu viel und sage ja, wenn ich nein meine.',
    help: 'Fragen Sie mich, wie es mir geht, und warten Sie auf die Antwort. Helfen Sie mir, zu ordnen und etwas abzugeben.',
    blindSpot: 'Ich weiche Konflikten länger aus, als gut ist, und halte an dem fest, was sich bewährt hat.',
  },
  C: {
    strengths:
      'Ich gehe den Dingen auf den Grund. Ich finde Fehler früh, und auf meine Arbeit kann man sich verlassen.',
    motives: 'Gute Fragen, hohe Qualität und genug Zeit und Ruhe zum Denken.',
    talk: 'Bereiten Sie mich vor: Schicken Sie zuerst die Fakten. Seien Sie genau, und lassen Sie mir Zeit für eine Antwort. Trennen Sie die Sache von der Person.',
    pressure: 'Ich ziehe mich zurück, prüfe alles noch einmal und werde kritisch.',
    help: 'Sagen Sie mir, welche Qualität dieses Mal genügt und was warten kann. Nehmen Sie meine Zweifel ernst, und entscheiden Sie dann.',
    blindSpot: 'Ich warte auf die letzte Information und sage selten, was gut läuft.',
  },
};

export const leadingTexts: Translated<typeof english.leadingTexts> = {
  D: {
    leads:
      'Ich setze ein anspruchsvolles Ziel und erwarte, dass Sie es verfolgen. Ich entscheide schnell und stehe dazu.',
    delegates:
      'Ich nenne das Ergebnis und den Termin und überlasse Ihnen den Weg. Ich greife ein, wenn es stockt.',
    feedback: 'Sie hören sofort und direkt, was ich denke. Es geht um die Sache, nicht um Sie.',
    ask: 'Bitten Sie mich um eine Entscheidung, um freie Hand und darum, ein Hindernis auszuräumen. Bitten Sie mich auch, langsamer zu werden.',
  },
  I: {
    leads: 'Ich führe durch Begeisterung. Sie sollen wissen, wofür wir es tun, und es gern mit uns tun.',
    delegates:
      'Ich übergebe mit viel Vertrauen und wenigen Anweisungen. Fragen Sie mich, wenn Sie es genauer brauchen.',
    feedback: 'Ich lobe oft und vor anderen. Kritik fällt mir schwerer: Fragen Sie mich danach.',
    ask: 'Bitten Sie mich um Kontakte, Ideen und Ermutigung. Bitten Sie mich auch, das Vereinbarte aufzuschreiben.',
  },
  S: {
    leads:
      'Ich führe, indem ich da bin. Ich weiß, wie es Ihnen geht, halte meine Tür offen und schütze das Team vor Hast.',
    delegates: 'Ich erkläre, wie ich es tun würde, und bleibe erreichbar. Ich übergebe Stück für Stück.',
    feedback:
      'Ich sage es unter vier Augen und mit Bedacht. Wenn Sie es deutlicher möchten, sagen Sie es mir.',
    ask: 'Bitten Sie mich um Zeit, Unterstützung und ein offenes Ohr. Bitten Sie mich auch, einmal gegen jemanden zu entscheiden.',
  },
  C: {
    leads:
      'Ich führe durch klare Erwartungen. Sie wissen, wie gute Arbeit aussieht und worauf ich eine Entscheidung stütze.',
    delegates: 'Ich beschreibe die Aufgabe und ihren Anspruch genau. Ich sehe mir Zwischenstände an.',
    feedback: 'Ich gehe die Arbeit Punkt für Punkt durch. Was ich nicht erwähne, ist gut.',
    ask: 'Bitten Sie mich um eine Analyse, um Gründe und um einen zweiten Blick. Fragen Sie mich auch, was Ihnen gut gelungen ist.',
  },
};

export const scaleTexts: Translated<typeof english.scaleTexts> = {
  pace: {
    names: ['Aktiv', 'Überlegt'],
    texts: [
      'Ich handle zuerst und denke unterwegs.',
      'Ich handle oder warte, wie es die Lage verlangt.',
      'Ich denke zuerst und handle, wenn ich so weit bin.',
    ],
  },
  focus: {
    names: ['Aufgabe', 'Menschen'],
    texts: [
      'Ich sehe zuerst auf die Aufgabe und dann auf die Menschen.',
      'Aufgabe und Menschen sind mir gleich nah.',
      'Ich sehe zuerst auf die Menschen und dann auf die Aufgabe.',
    ],
  },
  manner: {
    names: ['Direkt', 'Geduldig'],
    texts: [
      'Ich komme zur Sache und halte das Tempo hoch.',
      'Ich kann drängen, und ich kann warten.',
      'Ich lasse Dingen und Menschen ihre Zeit.',
    ],
  },
  planning: {
    names: ['Spontan', 'Genau'],
    texts: [
      'Ich folge dem Augenblick und verbessere es später.',
      'Ich plane, was wichtig ist, und lasse den Rest offen.',
      'Ich plane voraus und arbeite genau.',
    ],
  },
};
