// The line icons of the interface: 24 by 24, strokes of 1.75 in the colour of the text around.

import arrowDrawIcon from "./arrow-draw.svg?raw";
import autoIcon from "./auto.svg?raw";
import backIcon from "./back.svg?raw";
import bookIcon from "./book.svg?raw";
import botIcon from "./bot.svg?raw";
import branchIcon from "./branch.svg?raw";
import captureIcon from "./capture.svg?raw";
import chatIcon from "./chat.svg?raw";
import checkIcon from "./check.svg?raw";
import clockIcon from "./clock.svg?raw";
import closeIcon from "./close.svg?raw";
import compassIcon from "./compass.svg?raw";
import copyIcon from "./copy.svg?raw";
import discardIcon from "./discard.svg?raw";
import downIcon from "./down.svg?raw";
import downloadIcon from "./download.svg?raw";
import drawIcon from "./draw.svg?raw";
import eraserIcon from "./eraser.svg?raw";
import eyeIcon from "./eye.svg?raw";
import firstIcon from "./first.svg?raw";
import flagIcon from "./flag.svg?raw";
import floodIcon from "./flood.svg?raw";
import flyIcon from "./fly.svg?raw";
import fullscreenIcon from "./fullscreen.svg?raw";
import giveIcon from "./give.svg?raw";
import guideIcon from "./guide.svg?raw";
import helicopterIcon from "./helicopter.svg?raw";
import helpIcon from "./help.svg?raw";
import infoIcon from "./info.svg?raw";
import keyboardIcon from "./keyboard.svg?raw";
import languageIcon from "./language.svg?raw";
import lastIcon from "./last.svg?raw";
import leaveIcon from "./leave.svg?raw";
import linkIcon from "./link.svg?raw";
import listIcon from "./list.svg?raw";
import logIcon from "./log.svg?raw";
import menuIcon from "./menu.svg?raw";
import minusIcon from "./minus.svg?raw";
import moonIcon from "./moon.svg?raw";
import moreIcon from "./more.svg?raw";
import nextIcon from "./next.svg?raw";
import oddsIcon from "./odds.svg?raw";
import offlineIcon from "./offline.svg?raw";
import pauseIcon from "./pause.svg?raw";
import peopleIcon from "./people.svg?raw";
import personIcon from "./person.svg?raw";
import pingIcon from "./ping.svg?raw";
import playIcon from "./play.svg?raw";
import plusIcon from "./plus.svg?raw";
import redoIcon from "./redo.svg?raw";
import refreshIcon from "./refresh.svg?raw";
import sandbagsIcon from "./sandbags.svg?raw";
import searchIcon from "./search.svg?raw";
import sendIcon from "./send.svg?raw";
import settingsIcon from "./settings.svg?raw";
import shoreUpIcon from "./shore-up.svg?raw";
import skullIcon from "./skull.svg?raw";
import stepIcon from "./step.svg?raw";
import stepBackIcon from "./step-back.svg?raw";
import stepForwardIcon from "./step-forward.svg?raw";
import sunIcon from "./sun.svg?raw";
import swimIcon from "./swim.svg?raw";
import takeOffIcon from "./take-off.svg?raw";
import undoIcon from "./undo.svg?raw";
import upIcon from "./up.svg?raw";
import uploadIcon from "./upload.svg?raw";
import waitIcon from "./wait.svg?raw";
import warningIcon from "./warning.svg?raw";
import watersRiseIcon from "./waters-rise.svg?raw";

export const icons: Record<string, string> = {
  "arrow-draw": arrowDrawIcon,
  auto: autoIcon,
  back: backIcon,
  book: bookIcon,
  bot: botIcon,
  branch: branchIcon,
  capture: captureIcon,
  chat: chatIcon,
  check: checkIcon,
  clock: clockIcon,
  close: closeIcon,
  compass: compassIcon,
  copy: copyIcon,
  dice: oddsIcon,
  discard: discardIcon,
  down: downIcon,
  download: downloadIcon,
  draw: drawIcon,
  eraser: eraserIcon,
  eye: eyeIcon,
  first: firstIcon,
  flag: flagIcon,
  flood: floodIcon,
  fly: flyIcon,
  fullscreen: fullscreenIcon,
  give: giveIcon,
  globe: languageIcon,
  guide: guideIcon,
  hand: waitIcon,
  helicopter: helicopterIcon,
  help: helpIcon,
  info: infoIcon,
  keyboard: keyboardIcon,
  language: languageIcon,
  last: lastIcon,
  leave: leaveIcon,
  link: linkIcon,
  list: listIcon,
  log: logIcon,
  menu: menuIcon,
  minus: minusIcon,
  moon: moonIcon,
  more: moreIcon,
  next: nextIcon,
  odds: oddsIcon,
  offline: offlineIcon,
  pause: pauseIcon,
  people: peopleIcon,
  person: personIcon,
  ping: pingIcon,
  play: playIcon,
  plus: plusIcon,
  point: pingIcon,
  redo: redoIcon,
  refresh: refreshIcon,
  sandbags: sandbagsIcon,
  search: searchIcon,
  send: sendIcon,
  settings: settingsIcon,
  "shore-up": shoreUpIcon,
  skull: skullIcon,
  step: stepIcon,
  "step-back": stepBackIcon,
  "step-forward": stepForwardIcon,
  sun: sunIcon,
  swim: swimIcon,
  "take-off": takeOffIcon,
  text: listIcon,
  undo: undoIcon,
  up: upIcon,
  upload: uploadIcon,
  wait: waitIcon,
  warning: warningIcon,
  "waters-rise": watersRiseIcon,
};

export { default as logo } from "./logo.svg?raw";
