import type { Translated } from '../locale/language.ts';
import type * as english from './words.templates-business.ts';

type Templates = Translated<typeof english.businessTemplates>;

const product: Templates['Product'] = [
  {
    about: 'adop activ bienvenida onboard función uso usuari compromi',
    titles: [
      'Aumentar la proporción de usuarios nuevos que logran [resultado] en su primera semana del [partida] % al [meta] % {by}',
      'Lograr que el [meta] % de los clientes activos use [función] cada semana {by}',
    ],
    objectives: [
      'Hacer que la primera semana con nuestro producto sea fácil y valga la pena',
      'Hacer de [función] parte del trabajo semanal de nuestros clientes',
    ],
    measures: [
      'Proporción de usuarios nuevos que logran [resultado] en la semana de su registro: del [partida] % al [meta] % {by}, leída cada semana en [sistema]',
      'Usuarios semanales de [función]: de [partida] a [meta] {by}',
      'Tiempo mediano desde el registro hasta [resultado]: de [partida] a [meta] minutos {by}',
    ],
    why: 'Quien obtiene pronto un primer resultado se queda y nos recomienda; a quien no, lo perdemos antes de que nadie hable con esa persona.',
    steps: [
      'Observar a [número] usuarios nuevos y anotar dónde se detienen.',
      'Quitar primero el mayor obstáculo, y medir antes y después.',
      'Repetir cada dos semanas hasta que la meta se mantenga un mes entero.',
    ],
  },
  {
    about: 'hoja ruta lanza versión entrega constru portal mvp roadmap publica',
    titles: [
      'Lanzar [función] para [segmento] {by}, con al menos [meta] clientes que la usen',
      'Entregar [meta] de los [número] puntos de la hoja de ruta prometidos para este trimestre {by}',
    ],
    objectives: [
      'Poner [función] en manos de los clientes que la esperan',
      'Ser un equipo de producto con fechas fiables',
    ],
    measures: [
      '[función] está abierta a todo [segmento] {by} y la usan al menos [meta] clientes en el primer mes',
      'Puntos prometidos de la hoja de ruta entregados: [meta] de [número] {by}, contados en [sistema]',
      'Fallos críticos comunicados en el primer mes tras el lanzamiento: como máximo [meta], frente a [partida] en el último',
    ],
    why: 'Ventas y soporte lo han prometido a los clientes; cada semana de retraso cuesta una confianza difícil de recuperar.',
    steps: [
      'Acordar con [equipo] qué contiene la primera versión y qué no.',
      'Abrirla a [número] clientes cercanos y recoger lo que dicen.',
      'Decidir el lanzamiento con esos datos y comunicar la fecha a todos.',
    ],
  },
  {
    about: 'cliente opini satisf nps investiga entrevista necesidad encuesta',
    titles: [
      'Aumentar el NPS del producto de [partida] a [meta] {by}',
      'Hablar con [meta] clientes de [segmento] y convertir lo que dicen en [número] decisiones {by}',
    ],
    objectives: [
      'Conocer el trabajo de nuestros clientes mejor que nadie en el mercado',
      'Construir un producto que los clientes recomienden sin que se lo pidan',
    ],
    measures: [
      'NPS de [producto]: de [partida] a [meta] {by}, según la encuesta a un mínimo de [número] clientes',
      'Conversaciones con clientes realizadas y documentadas: [meta] {by}, cada una con la plantilla de [sistema]',
      'Decisiones de la hoja de ruta que citan las conversaciones de las que nacen: [meta] % {by}, frente al [partida] % de hoy',
    ],
    why: 'Cada semana decidimos qué construir; las decisiones basadas en lo que hacen los clientes aciertan más que las opiniones.',
    steps: [
      'Elegir con quién hablar: clientes contentos, descontentos y perdidos.',
      'Mantener las conversaciones en pareja y compartir un resumen en dos días.',
      'Presentar lo aprendido y lo que cambiamos por ello.',
    ],
  },
  {
    about: 'calidad fallo error defecto fiab rendimiento velocidad estab',
    titles: [
      'Reducir los fallos comunicados por clientes de [partida] a [meta] al mes {by}',
      'Llevar el tiempo mediano de carga de [función] de [partida] a [meta] segundos {by}',
    ],
    objectives: [
      'Dar a los clientes un producto por el que nunca tengan que esperar ni disculparse',
      'Hacer de la calidad la razón por la que los clientes se quedan',
    ],
    measures: [
      'Fallos comunicados por clientes: de [partida] a [meta] al mes {by}, contados en [sistema]',
      'Tiempo mediano de carga de [función]: de [partida] a [meta] segundos {by}, medido con usuarios reales',
      'Fallos corregidos en el plazo prometido: del [partida] % al [meta] % {by}',
    ],
    why: 'Cada fallo cuesta dos veces el tiempo del cliente y el nuestro: una en soporte y otra en la próxima renovación.',
    steps: [
      'Agrupar por causa los fallos del último trimestre y elegir las mayores.',
      'Dar a cada causa una persona responsable y añadir un control que impida su vuelta.',
      'Revisar el número cada semana con [equipo].',
    ],
  },
];

const marketing: Templates['Marketing'] = [
  {
    about: 'contacto pipeline demanda genera campaña mql entrante embudo lead',
    titles: [
      'Aumentar los contactos cualificados de [partida] a [meta] al mes {by}',
      'Obtener [importe] de nuevas oportunidades con [campaña] {by}',
    ],
    objectives: [
      'Dar a ventas más buenas conversaciones de las que puede iniciar por sí misma',
      'Hacer de marketing la fuente más fiable de oportunidades',
    ],
    measures: [
      'Contactos cualificados aceptados por ventas: de [partida] a [meta] al mes {by}, contados en [sistema]',
      'Oportunidades que nacieron en marketing: de [partida] a [meta] {by}',
      'Coste de un contacto cualificado: de [partida] a un máximo de [meta] {by}',
    ],
    why: 'Ventas solo gana lo que llega a ver; un flujo constante de buenos contactos decide los próximos trimestres.',
    steps: [
      'Acordar por escrito con ventas qué es un contacto cualificado.',
      'Poner el presupuesto en los canales con mejor coste por contacto aceptado.',
      'Dejar o cambiar lo que incumpla su cifra varios meses seguidos.',
    ],
  },
  {
    about: 'marca notoried alcance prensa medio visib posición comunidad evento',
    titles: [
      'Aumentar la notoriedad sugerida en [segmento] del [partida] % al [meta] % {by}',
      'Conseguir [meta] menciones en los medios que lee [público] {by}',
    ],
    objectives: [
      'Ser el primer nombre en que piensa [público]',
      'Hacernos oír donde nuestros clientes deciden',
    ],
    measures: [
      'Notoriedad sugerida en [segmento]: del [partida] % al [meta] % {by}, según la misma encuesta que la última vez',
      'Menciones en la lista de medios acordada: de [partida] a [meta] {by}',
      'Visitas que empezaron buscando nuestro nombre: de [partida] a [meta] al mes {by}',
    ],
    why: 'Se compra entre los pocos nombres que se conocen; quien no está entre ellos nunca se entera del negocio.',
    steps: [
      'Escribir por qué queremos que se nos conozca y comprobarlo con [número] clientes.',
      'Planificar una historia al mes, con fechas, canal y responsable.',
      'Comparar las cifras con el punto de partida a mitad y al final del trimestre.',
    ],
  },
  {
    about: 'web sitio conver contenido seo búsqueda tráfico página visit boletín',
    titles: [
      'Aumentar la conversión del sitio web a [resultado] del [partida] % al [meta] % {by}',
      'Aumentar las visitas mensuales de la búsqueda orgánica de [partida] a [meta] {by}',
    ],
    objectives: [
      'Hacer de nuestro sitio web nuestra mejor fuerza de ventas',
      'Responder a las preguntas de [público] mejor que nadie',
    ],
    measures: [
      'Visitantes que llegan a [resultado]: del [partida] % al [meta] % {by}, leídos cada semana en [sistema]',
      'Visitas de la búsqueda orgánica: de [partida] a [meta] al mes {by}',
      'Páginas que responden a una de las [número] preguntas principales de los clientes: de [partida] a [meta] {by}',
    ],
    why: 'La mayoría de quienes compran ya lo tienen medio decidido antes de hablar con nosotros; esa mitad ocurre en el sitio web.',
    steps: [
      'Encontrar las páginas que más visitantes abandonan.',
      'Probar un cambio cada vez y quedarse con lo que funciona.',
      'Publicar lo aprendido para que [equipo] lo use en las campañas.',
    ],
  },
  {
    about: 'fidel cliente recomend referencia historia testimonio venta adicional lanza',
    titles: [
      'Publicar [meta] historias de clientes con cifras {by}',
      'Lanzar [producto] para [segmento] {by} y lograr [meta] registros en el primer mes',
    ],
    objectives: [
      'Dejar que nuestros clientes cuenten nuestra historia',
      'Hacer que el lanzamiento de [producto] no pase inadvertido en [segmento]',
    ],
    measures: [
      'Historias de clientes publicadas con cifra y nombre: de [partida] a [meta] {by}',
      'Registros en [producto] en el primer mes tras el lanzamiento: al menos [meta]',
      'Negocios en los que intervino una referencia: de [partida] a [meta] {by}',
    ],
    why: 'Creemos a quien se nos parece; un cliente con nombre y cifra convence más que cualquier campaña.',
    steps: [
      'Pedir a atención al cliente [número] clientes con un resultado digno de contar.',
      'Hacer las entrevistas y pedir la aprobación de cada historia antes de maquetarla.',
      'Dar a ventas una página por historia y preguntar al mes cuáles se usaron.',
    ],
  },
];

const sales: Templates['Sales'] = [
  {
    about: 'ingreso venta pedido cuota cierre negocio arr crec ganar factura',
    titles: [
      'Aumentar los nuevos pedidos de [partida] a [meta] {by}',
      'Aumentar la tasa de cierre de negocios cualificados del [partida] % al [meta] % {by}',
    ],
    objectives: [
      'Crecer con clientes que sigan con nosotros dentro de tres años',
      'Ganar los negocios para los que estamos hechos',
    ],
    measures: [
      'Nuevos pedidos: de [partida] a [meta] {by}, firmados e introducidos en [sistema]',
      'Tasa de cierre de negocios cualificados: del [partida] % al [meta] % {by}',
      'Tamaño medio de un negocio nuevo: de [partida] a [meta] {by}',
    ],
    why: 'El plan del año descansa en los pedidos de este trimestre; lo que ahora se escapa faltará dos veces más tarde.',
    steps: [
      'Repasar cada negocio abierto: darle un próximo paso con fecha o cerrarlo.',
      'Revisar cada semana los mayores negocios con [equipo].',
      'Anotar por qué ganamos y perdimos, y cambiar algo cada mes por ello.',
    ],
  },
  {
    about: 'pipeline prospec contacto reunión lead cualific cobertura oportunidad',
    titles: [
      'Crear oportunidades por [meta] para el próximo trimestre {by}',
      'Celebrar [meta] primeras reuniones con personas que deciden en [segmento] {by}',
    ],
    objectives: [
      'Empezar cada trimestre con suficientes buenas oportunidades para elegir',
      'Abrir las puertas de [segmento]',
    ],
    measures: [
      'Oportunidades cualificadas para el próximo trimestre: de [partida] a [meta] {by}, contadas en [sistema]',
      'Primeras reuniones con personas que deciden en [segmento]: de [partida] a [meta] {by}',
      'Proporción de primeras reuniones que se convierten en oportunidad cualificada: del [partida] % al [meta] % {by}',
    ],
    why: 'Un trimestre se decide antes de empezar: sin oportunidades el primer día, la cifra ya no se alcanza.',
    steps: [
      'Listar las [número] empresas de [segmento] que mejor encajan, con un nombre para cada una.',
      'Reservar dos mañanas por semana para la prospección, y cumplirlas.',
      'Mirar cada viernes las reuniones celebradas y las oportunidades abiertas.',
    ],
  },
  {
    about: 'retenc renova abandono baja ampliar venta adicional cuenta existente fidel churn',
    titles: [
      'Aumentar la retención neta de ingresos del [partida] % al [meta] % {by}',
      'Renovar el [meta] % de los contratos que vencen este trimestre, antes de que venzan',
    ],
    objectives: [
      'Hacer que quedarse y crecer con nosotros sea la elección evidente',
      'Saber de cada cliente en riesgo antes de que nos lo diga',
    ],
    measures: [
      'Retención neta de ingresos: del [partida] % al [meta] % {by}',
      'Contratos renovados al menos [número] días antes de su fin: del [partida] % al [meta] % {by}',
      'Clientes con un plan acordado para el próximo año: de [partida] a [meta] {by}',
    ],
    why: 'Conservar un cliente cuesta una fracción de lo que cuesta ganarlo, y es la mejor referencia para el siguiente.',
    steps: [
      'Clasificar cada cliente que renueva en los próximos meses como seguro, abierto o en riesgo.',
      'Acordar un plan con responsable para cada cliente en riesgo.',
      'Hacer una revisión de negocio con los [número] mayores clientes.',
    ],
  },
  {
    about: 'socio canal territorio mercado entrar ciclo previsión proceso precio descuento forma',
    titles: [
      'Reducir la duración mediana de una venta de [partida] a [meta] días {by}',
      'Firmar [meta] socios en [mercado] {by}, cada uno con un primer negocio conjunto',
    ],
    objectives: [
      'Hacer que comprarnos sea rápido y previsible',
      'Llegar a [mercado] con socios que venden tan bien como nosotros',
    ],
    measures: [
      'Mediana de días entre la oportunidad cualificada y la firma: de [partida] a [meta] {by}',
      'Socios con acuerdo firmado y un primer negocio conjunto: de [partida] a [meta] {by}',
      'Diferencia entre la previsión del primer día y el resultado del mes: como máximo el [meta] %, frente al [partida] % de hoy',
    ],
    why: 'Los ciclos largos y las sorpresas cuestan más que los negocios perdidos: impiden planificar a todos.',
    steps: [
      'Medir cuánto permanecen los negocios en cada fase y elegir la más lenta.',
      'Cambiar allí una cosa (condiciones, material, aprobación) y observar los próximos [número] negocios.',
      'Convertir en norma lo que funciona y formar a [equipo].',
    ],
  },
];

const executive: Templates['Executive'] = [
  {
    about: 'crec ingreso beneficio margen mercado expan escala empresa',
    titles: [
      'Aumentar los ingresos recurrentes de [partida] a [meta] {by}, con un margen de al menos el [meta] %',
      'Entrar en [mercado] {by} con [meta] clientes de pago',
    ],
    objectives: ['Crecer más que nuestro mercado, sobre bases sanas', 'Ser una opción seria en [mercado]'],
    measures: [
      'Ingresos recurrentes: de [partida] a [meta] {by}, tal como se informa al consejo',
      'Margen operativo: del [partida] % al [meta] % {by}',
      'Clientes de pago en [mercado]: de [partida] a [meta] {by}',
    ],
    why: 'Es el primer objetivo de la empresa este año; los objetivos de cada departamento conducen a él.',
    steps: [
      'Elegir las apuestas que sostienen la mayor parte del crecimiento y nombrar responsable para cada una.',
      'Mover a ellas personas y presupuesto en las primeras semanas.',
      'Revisar las cifras cada mes y decidir abiertamente qué se deja.',
    ],
  },
  {
    about: 'estrateg alinea priorid objetivo foco plan visión comunica',
    titles: [
      'Llevar la proporción de objetivos vinculados a los de la empresa del [partida] % al [meta] % {by}',
      'Lograr que el [meta] % de las personas diga en la encuesta que conoce nuestras prioridades {by}',
    ],
    objectives: [
      'Que cada persona pueda decir qué es lo más importante y por qué',
      'Hacer menos cosas y terminarlas',
    ],
    measures: [
      'Objetivos vinculados a un objetivo de empresa: del [partida] % al [meta] % {by}',
      'Personas de acuerdo con «Conozco nuestras prioridades»: del [partida] % al [meta] % {by}, según la encuesta breve',
      'Iniciativas detenidas o unidas para que el resto termine: al menos [meta] {by}',
    ],
    why: 'La gente se esfuerza en lo que cree importante; cuando cree cosas distintas, el esfuerzo se anula.',
    steps: [
      'Escribir las prioridades en una página, con lo que no haremos.',
      'Repasarlas con cada equipo en el primer mes.',
      'Preguntar en la encuesta si han llegado y repetir lo que no.',
    ],
  },
  {
    about: 'lider equipo talento sucesión contrat organiza cultura compromi person',
    titles: [
      'Cubrir [meta] de los [número] puestos de dirección abiertos {by}',
      'Aumentar el índice de compromiso de [partida] a [meta] {by}',
    ],
    objectives: [
      'Formar un equipo directivo preparado para el doble de nuestro tamaño',
      'Ser un lugar donde los mejores quieren quedarse',
    ],
    measures: [
      'Puestos de dirección cubiertos: [meta] de [número] {by}',
      'Puestos clave con sucesión nombrada y en desarrollo: del [partida] % al [meta] % {by}',
      'Índice de compromiso: de [partida] a [meta] {by}, según la misma encuesta que el año pasado',
    ],
    why: 'Todos los demás objetivos los alcanzan personas; la calidad de quienes dirigen decide sobre todos.',
    steps: [
      'Acordar qué puestos deciden los próximos años.',
      'Conocer cada semana a candidatos para cada uno, de dentro y de fuera.',
      'Revisar con franqueza el equipo directivo a mitad del trimestre.',
    ],
  },
  {
    about: 'cliente riesgo gobierno consejo calidad operac eficien transforma digital seguridad',
    titles: [
      'Cerrar [meta] de los [número] mayores riesgos de la empresa {by}',
      'Aumentar la satisfacción de los clientes en toda la empresa de [partida] a [meta] {by}',
    ],
    objectives: [
      'Dormir bien porque nuestros mayores riesgos están en buenas manos',
      'Sentar al cliente a la mesa donde se decide',
    ],
    measures: [
      'Mayores riesgos cerrados o llevados a un nivel aceptado: [meta] de [número] {by}, confirmados por el consejo',
      'Satisfacción de los clientes: de [partida] a [meta] {by}',
      'Horas que cada miembro de la dirección pasa con clientes: de [partida] a [meta] al mes {by}',
    ],
    why: 'Lo que más puede dañar a la empresa se conoce; la diferencia está en si alguien se ocupa de ello.',
    steps: [
      'Ordenar juntos los riesgos y dar a cada uno responsable y fecha.',
      'Revisar dos a fondo en cada reunión de dirección.',
      'Informar al consejo de lo cerrado y de lo nuevo.',
    ],
  },
];

/** Templates of the areas that face the market. */
export const businessTemplates: Templates = {
  Product: product,
  Marketing: marketing,
  Sales: sales,
  Executive: executive,
};
