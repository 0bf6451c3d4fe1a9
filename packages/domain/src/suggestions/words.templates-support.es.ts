import type { Translated } from '../locale/language.ts';
import type * as english from './words.templates-support.ts';

type Templates = Translated<typeof english.supportTemplates>;

const legal: Templates['Legal'] = [
  {
    about: 'contrato acuerdo nda negocia plazo revisión firma plantilla cláusula',
    titles: [
      'Reducir el plazo mediano de los contratos de [partida] a [meta] días laborables {by}',
      'Pasar el [meta] % de los contratos tipo a plantillas de autoservicio {by}',
    ],
    objectives: [
      'Hacer del área jurídica la razón por la que los negocios se cierran antes',
      'Dar a todos un contrato tipo seguro sin que tengan que esperarnos',
    ],
    measures: [
      'Mediana de días laborables desde la solicitud hasta el contrato listo para firmar: de [partida] a [meta] {by}, leída en [sistema]',
      'Contratos tipo hechos con plantilla y sin jurista: del [partida] % al [meta] % {by}',
      'Contratos sin respuesta desde hace más de [número] días: de [partida] a [meta] {by}',
    ],
    why: 'Cada día que espera un contrato retrasa ingresos; la mayor parte de la espera se va en cláusulas que ya hemos respondido.',
    steps: [
      'Ordenar por tipo los contratos del último trimestre y ver dónde se van los días.',
      'Escribir cláusulas alternativas para los [número] puntos más negociados.',
      'Formar a ventas en las plantillas y volver a medir al mes.',
    ],
  },
  {
    about: 'cumplimiento regula rgpd gdpr privacidad datos protec audit norma política formación ley',
    titles: [
      'Lograr que el [meta] % del personal complete la formación sobre [norma] {by}',
      'Cerrar [meta] de los [número] hallazgos de la última auditoría de cumplimiento {by}',
    ],
    objectives: [
      'Hacer que lo correcto sea lo fácil',
      'Tener todo listo para la auditoría cualquier día del año',
    ],
    measures: [
      'Personas que superaron la formación sobre [norma]: del [partida] % al [meta] % {by}',
      'Hallazgos de auditoría cerrados y confirmados: [meta] de [número] {by}',
      'Solicitudes de personas afectadas respondidas en el plazo legal: del [partida] % al [meta] % {by}',
    ],
    why: 'Un incumplimiento cuesta multas y confianza; lo evitan personas que saben qué hacer, no documentos.',
    steps: [
      'Listar las obligaciones, con responsable y prueba para cada una.',
      'Cerrar primero los hallazgos de mayor riesgo.',
      'Comprobar con [número] muestras si las normas se viven.',
    ],
  },
  {
    about: 'riesgo disputa litigio demanda patente marca caso seguro',
    titles: [
      'Resolver o cerrar [meta] de los [número] litigios abiertos {by}',
      'Registrar [meta] de nuestras [número] marcas e invenciones más valiosas {by}',
    ],
    objectives: ['Despejar los litigios que nos impiden mirar adelante', 'Proteger lo que nos distingue'],
    measures: [
      'Litigios abiertos: de [partida] a [meta] {by}, ninguno sin plan',
      'Marcas e invenciones solicitadas o registradas: de [partida] a [meta] {by}',
      'Dinero provisionado para litigios: de [partida] a [meta] {by}',
    ],
    why: 'Los litigios abiertos retienen dinero y la atención de las personas que necesitamos para crecer.',
    steps: [
      'Valorar cada caso por importe, probabilidad y coste de seguir.',
      'Ofrecer un acuerdo donde seguir cuesta más de lo que puede dar.',
      'Contar cada mes a la dirección qué se ha movido.',
    ],
  },
  {
    about: 'coste abogad despacho gasto proveedor eficien servicio interno consejo proceso',
    titles: [
      'Reducir el gasto en abogados externos de [partida] a [meta] {by}',
      'Responder al [meta] % de las consultas jurídicas internas en [número] días laborables {by}',
    ],
    objectives: [
      'Dar al negocio una respuesta mientras la pregunta aún importa',
      'Gastar en abogados externos solo donde cambia el resultado',
    ],
    measures: [
      'Gasto en abogados externos: de [partida] a [meta] {by}, con la misma carga de trabajo',
      'Consultas respondidas en [número] días laborables: del [partida] % al [meta] % {by}',
      'Satisfacción de los equipos a los que servimos: de [partida] a [meta] en la escala de la encuesta {by}',
    ],
    why: 'Quien espera una respuesta decide sin ella; un consejo rápido es nuestra protección más barata.',
    steps: [
      'Abrir una única puerta para las consultas y contar lo que llega.',
      'Escribir respuestas a las [número] consultas más frecuentes, a la vista de todos.',
      'Acordar tarifas fijas para el trabajo que vuelve cada mes.',
    ],
  },
];

const humanResources: Templates['Human Resources'] = [
  {
    about: 'contrat selecc candidat vacante talento puesto oferta cubrir recluta',
    titles: [
      'Cubrir [meta] de los [número] puestos abiertos {by}, en [meta] días de media',
      'Aumentar la proporción de ofertas aceptadas del [partida] % al [meta] % {by}',
    ],
    objectives: [
      'Incorporar a personas que sus equipos volverían a contratar',
      'Lograr que cada candidato, elegido o no, hable bien de nosotros',
    ],
    measures: [
      'Puestos cubiertos: [meta] de [número] {by}',
      'Media de días desde la aprobación de un puesto hasta la oferta firmada: de [partida] a [meta] {by}',
      'Ofertas aceptadas: del [partida] % al [meta] % {by}',
    ],
    why: 'Una silla vacía frena a todo un equipo; una mala contratación lo frena más tiempo.',
    steps: [
      'Acordar con cada responsable que contrata los requisitos imprescindibles y una fecha.',
      'Mantener la espera de cada candidato entre dos pasos por debajo de [número] días.',
      'Preguntar a las nuevas incorporaciones y a sus responsables tras los primeros meses qué debemos cambiar.',
    ],
  },
  {
    about: 'retenc rotación baja compromi encuesta satisf marcha quedar cultura',
    titles: [
      'Reducir la rotación voluntaria del [partida] % al [meta] % {by}',
      'Aumentar el índice de compromiso de [equipo] de [partida] a [meta] {by}',
    ],
    objectives: [
      'Dar a las buenas personas más razones para quedarse que para irse',
      'Hacer de cada equipo un lugar donde se habla con franqueza',
    ],
    measures: [
      'Rotación voluntaria en un año: del [partida] % al [meta] % {by}',
      'Índice de compromiso: de [partida] a [meta] {by}, con al menos el [meta] % de participación',
      'Equipos que actuaron sobre un punto de su encuesta: del [partida] % al [meta] % {by}',
    ],
    why: 'Primero se van quienes encuentran trabajo con más facilidad; con ellos se va un saber que costó años.',
    steps: [
      'Leer las entrevistas de salida del último año para ver las principales razones.',
      'Hablar con las personas que no podemos permitirnos perder.',
      'Acordar un cambio por equipo e informar de él abiertamente.',
    ],
  },
  {
    about: 'forma aprend desarroll habilidad carrera lider coach responsable evalua acogida onboard',
    titles: [
      'Lograr que el [meta] % de los responsables complete el programa de liderazgo {by}',
      'Lograr que el [meta] % del personal acuerde un plan de desarrollo con su responsable {by}',
    ],
    objectives: [
      'Hacer de nuestros responsables la razón por la que aquí se crece',
      'Dar a cada persona nueva un primer mes para recordar',
    ],
    measures: [
      'Responsables que completaron el programa: del [partida] % al [meta] % {by}',
      'Personas con un plan de desarrollo acordado: del [partida] % al [meta] % {by}',
      'Nuevas incorporaciones que dicen tras sus primeros meses que saben qué se espera de ellas: del [partida] % al [meta] % {by}',
    ],
    why: 'Se entra en una empresa y se deja a un responsable; las habilidades de quienes dirigen son nuestra mejor palanca.',
    steps: [
      'Preguntar a responsables y equipos qué habilidades ayudarían más.',
      'Hacer el programa en grupos pequeños, con tareas de su propio trabajo.',
      'Medir por las respuestas de sus equipos, no por la asistencia.',
    ],
  },
  {
    about: 'salario retribu beneficio divers inclus igual nómina proceso ausencia salud bienestar norma',
    titles: [
      'Reducir la brecha salarial sin explicar del [partida] % al [meta] % {by}',
      'Responder al [meta] % de las solicitudes del personal en [número] días laborables {by}',
    ],
    objectives: [
      'Ser una empresa que trata a las personas con justicia y puede demostrarlo',
      'Hacer sencillo y rápido lo que se necesita de recursos humanos',
    ],
    measures: [
      'Brecha salarial sin explicar: del [partida] % al [meta] % {by}, con el mismo método que el año pasado',
      'Solicitudes respondidas en [número] días laborables: del [partida] % al [meta] % {by}, contadas en [sistema]',
      'Días de ausencia por persona: de [partida] a [meta] por trimestre {by}',
    ],
    why: 'La justicia la nota todo el mundo, y su falta se recuerda durante años.',
    steps: [
      'Calcular las cifras por nivel y función y comprobarlas con finanzas.',
      'Acordar con la dirección las correcciones y el presupuesto.',
      'Contar a las personas qué se encontró y qué cambia.',
    ],
  },
];

const finance: Templates['Accounting/Finance'] = [
  {
    about: 'cierre mes libro informe cuenta concilia mayor balance',
    titles: [
      'Acortar el cierre mensual de [partida] a [meta] días laborables {by}',
      'Reducir las correcciones tras el cierre de [partida] a [meta] al mes {by}',
    ],
    objectives: [
      'Dar a todos cifras con las que actuar mientras son recientes',
      'Hacer del cierre una rutina tranquila',
    ],
    measures: [
      'Días laborables desde fin de mes hasta los libros cerrados: de [partida] a [meta] {by}',
      'Asientos corregidos tras el cierre: de [partida] a [meta] al mes {by}',
      'Conciliaciones hechas sin trabajo manual: del [partida] % al [meta] % {by}',
    ],
    why: 'Se decide con las cifras que hay; las cifras tardías se sustituyen por opiniones.',
    steps: [
      'Anotar cada paso del cierre con su duración y responsable.',
      'Adelantar lo que no depende del fin de mes.',
      'Automatizar las conciliaciones más largas.',
    ],
  },
  {
    about: 'tesorer cobro factura vencid pago dso circulante liquid',
    titles: [
      'Reducir el plazo medio de cobro de [partida] a [meta] días {by}',
      'Llevar las facturas vencidas de [partida] a [meta] {by}',
    ],
    objectives: [
      'Convertir lo ganado en dinero en el banco',
      'Cobrar a tiempo sin dañar la relación con ningún cliente',
    ],
    measures: [
      'Plazo medio de cobro en días: de [partida] a [meta] {by}',
      'Facturas vencidas desde hace más de [número] días: de [partida] a [meta] {by}',
      'Facturas enviadas en los [número] días laborables tras la entrega: del [partida] % al [meta] % {by}',
    ],
    why: 'El dinero que retienen los clientes es un préstamo sin intereses que nunca decidimos dar.',
    steps: [
      'Listar los [número] mayores importes vencidos con la razón de cada uno.',
      'Llamar antes del vencimiento donde ya se pagó tarde varias veces.',
      'Corregir las causas nuestras: facturas erróneas, pedidos que faltan, condiciones poco claras.',
    ],
  },
  {
    about: 'presupuesto previsión plan coste ahorr gasto margen beneficio eficien',
    titles: [
      'Acercar la previsión de [indicador] al [meta] % del resultado {by}',
      'Ahorrar [importe] de costes anuales corrientes {by}, sin pérdida de servicio',
    ],
    objectives: [
      'Ver venir el resultado del trimestre antes de que llegue',
      'Gastar como si fuera nuestro dinero',
    ],
    measures: [
      'Diferencia entre previsión y resultado de [indicador]: del [partida] % a un máximo del [meta] % {by}',
      'Costes anuales corrientes ahorrados, confirmados por responsables de presupuesto: de [partida] a [meta] {by}',
      'Responsables de presupuesto que revisan sus cifras con nosotros cada mes: del [partida] % al [meta] % {by}',
    ],
    why: 'Una previsión que se cumple permite invertir pronto; una sorpresa obliga a recortar tarde.',
    steps: [
      'Comparar línea a línea las últimas previsiones con los resultados.',
      'Cambiar el modelo donde se equivocó siempre en la misma dirección.',
      'Repasar los mayores contratos con sus responsables antes de renovarlos.',
    ],
  },
  {
    about: 'audit control cumplimiento impuesto riesgo proceso automat sistema fraude compra proveedor',
    titles: [
      'Superar la auditoría con un máximo de [meta] hallazgos {by}',
      'Automatizar [meta] de los [número] asientos manuales más frecuentes {by}',
    ],
    objectives: [
      'Tener controles en los que se confía y que apenas se notan',
      'Liberar al equipo de finanzas para el trabajo que pide criterio',
    ],
    measures: [
      'Hallazgos del informe de auditoría: de [partida] a un máximo de [meta] {by}',
      'Asientos manuales al mes: de [partida] a [meta] {by}, contados en [sistema]',
      'Controles clave probados y eficaces: del [partida] % al [meta] % {by}',
    ],
    why: 'Cada paso manual es una ocasión de error y una hora que le falta al análisis.',
    steps: [
      'Ordenar los procesos por volumen y riesgo.',
      'Primero simplificar, luego automatizar, y conservar un control al final.',
      'Probar con los datos del último mes antes del cambio.',
    ],
  },
];

const informationTechnology: Templates['Information Technology'] = [
  {
    about: 'disponib fiab incidente caída estab monitor parada recupera copia uptime',
    titles: [
      'Aumentar la disponibilidad de [sistema] del [partida] % al [meta] % {by}',
      'Reducir el tiempo mediano de recuperación de un incidente de [partida] a [meta] minutos {by}',
    ],
    objectives: [
      'Tener sistemas en los que nadie necesita pensar',
      'Notar y corregir los fallos antes de que alguien llame',
    ],
    measures: [
      'Disponibilidad de [sistema]: del [partida] % al [meta] % {by}, medida desde fuera',
      'Tiempo mediano desde la alerta hasta la recuperación: de [partida] a [meta] minutos {by}',
      'Incidentes que la monitorización notó antes que las personas: del [partida] % al [meta] % {by}',
    ],
    why: 'Cuando [sistema] se para, se paran todos los que dependen de él; cada minuto cuenta para todos.',
    steps: [
      'Revisar los incidentes del último año y encontrar las causas que vuelven.',
      'Eliminar las mayores causas y ensayar una recuperación.',
      'Escribir tras cada incidente un breve repaso sin culpables, con una acción.',
    ],
  },
  {
    about: 'segur vulnerab parche phish acceso intrusión ciber mfa identid certif iso',
    titles: [
      'Corregir el [meta] % de las vulnerabilidades críticas en [número] días {by}',
      'Reducir la proporción de personas que pulsan en pruebas de phishing del [partida] % al [meta] % {by}',
    ],
    objectives: [
      'Ser un blanco difícil sin estorbar a nadie',
      'Saber en todo momento quién puede acceder a qué y por qué',
    ],
    measures: [
      'Vulnerabilidades críticas corregidas en [número] días: del [partida] % al [meta] % {by}',
      'Personas que pulsan en la prueba de phishing: del [partida] % al [meta] % {by}',
      'Cuentas protegidas por un factor adicional: del [partida] % al [meta] % {by}',
    ],
    why: 'La mayoría de los ataques usa un agujero conocido desde hace meses o una contraseña entregada.',
    steps: [
      'Hacer un inventario de sistemas con responsable para cada uno.',
      'Automatizar los parches donde un reinicio no daña y planificar el resto.',
      'Revisar los derechos de acceso de los [número] sistemas más sensibles.',
    ],
  },
  {
    about:
      'migra nube sistema implanta proyecto erp crm infraestruct antiguo sustitu actualiza automat integra despliegue',
    titles: [
      'Trasladar [meta] de las [número] aplicaciones de [sistema] a la nueva plataforma {by}',
      'Implantar [sistema] para el [meta] % de sus usuarios {by}, con formación para cada equipo',
    ],
    objectives: [
      'Dejar atrás [sistema] sin que nadie lo eche de menos',
      'Dar a las personas herramientas que les quiten trabajo',
    ],
    measures: [
      'Aplicaciones trasladadas y apagadas en el lado antiguo: [meta] de [número] {by}',
      'Usuarios que trabajan cada semana en [sistema]: del [partida] % al [meta] % {by}',
      'Horas manuales al mes en [proceso]: de [partida] a [meta] {by}',
    ],
    why: 'Los sistemas antiguos cuestan dos veces: lo que necesitan para seguir vivos y lo que no podemos hacer por su culpa.',
    steps: [
      'Trasladar primero una aplicación pequeña y anotar lo que costó.',
      'Planificar el resto por oleadas con los equipos afectados, con vuelta atrás para cada una.',
      'Apagar el lado antiguo en una fecha conocida desde el principio.',
    ],
  },
  {
    about:
      'ayuda soporte ticket solicitud servicio usuari satisf respuesta coste licencia dispositivo desarroll despliegue',
    titles: [
      'Reducir el tiempo mediano para resolver una solicitud de [partida] a [meta] horas {by}',
      'Aumentar la satisfacción con informática de [partida] a [meta] en la escala de la encuesta {by}',
    ],
    objectives: [
      'Hacer que pedir ayuda a informática sea una buena experiencia',
      'Permitir que los equipos publiquen cambios con seguridad cualquier día',
    ],
    measures: [
      'Tiempo mediano desde la solicitud hasta la solución: de [partida] a [meta] horas {by}, leído en [sistema]',
      'Satisfacción tras una solicitud resuelta: de [partida] a [meta] en la escala de la encuesta {by}',
      'Solicitudes resueltas en autoservicio: del [partida] % al [meta] % {by}',
    ],
    why: 'Se juzga a informática por el día en que hizo falta ayuda; cada hora ahorrada ahí vuelve a toda la empresa.',
    steps: [
      'Encontrar los [número] tipos de solicitud que forman la mayor parte del volumen.',
      'Quitar la causa, o escribir una respuesta que cada persona encuentre sola.',
      'Leer cada mala valoración en el día y responderla.',
    ],
  },
];

/** Templates of the areas that serve the company. */
export const supportTemplates: Templates = {
  Legal: legal,
  'Human Resources': humanResources,
  'Accounting/Finance': finance,
  'Information Technology': informationTechnology,
};
