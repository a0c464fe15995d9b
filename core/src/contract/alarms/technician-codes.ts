/** A technician's four-digit code (decisions.md section 4): what was found, for lift faults and passenger traps alike. */
export interface TechnicianCode {
  readonly code: string
  readonly label: string
  readonly labelZh: string
}

function found(code: string, label: string, labelZh: string): TechnicianCode {
  return { code, label, labelZh }
}

/** All codes, in the order of their ranges. */
export const technicianCodes: readonly TechnicianCode[] = [
  found('1000', 'Car door: other', '轿厢门：其他'),
  found('1010', 'Car door track dirty or blocked', '轿厢门地坎脏污或堵塞'),
  found('1020', 'Car door operator', '轿厢门机'),
  found('1030', 'Car door motor or belt', '轿厢门电机或皮带'),
  found('1040', 'Car door hanger or roller', '轿厢门挂板或滚轮'),
  found('1050', 'Car door sensor or light curtain', '轿厢门感应器或光幕'),
  found('1060', 'Car door contact', '轿厢门触点'),
  found('1100', 'Landing door: other', '层门：其他'),
  found('1110', 'Landing door roller or hanger', '层门滚轮或挂板'),
  found('1120', 'Landing door lock', '层门门锁'),
  found('1130', 'Landing door contact', '层门触点'),
  found('1140', 'Landing door closer', '层门自闭装置'),
  found('1150', 'Landing door panel or sill', '层门门扇或地坎'),
  found('2000', 'Drive and motor: other', '驱动与电机：其他'),
  found('2010', 'Inverter or drive', '变频器或驱动器'),
  found('2020', 'Motor', '电机'),
  found('2030', 'Motor encoder', '电机编码器'),
  found('2040', 'Motor overheated', '电机过热'),
  found('2050', 'Gearbox or bearing', '齿轮箱或轴承'),
  found('2100', 'Brake: other', '制动器：其他'),
  found('2110', 'Brake adjustment', '制动器调整'),
  found('2120', 'Brake lining worn', '制动衬磨损'),
  found('2130', 'Brake coil or contact', '制动线圈或触点'),
  found('3000', 'Controller: other', '控制器：其他'),
  found('3010', 'Controller board', '控制板'),
  found('3020', 'Controller relay or contactor', '控制继电器或接触器'),
  found('3030', 'Controller software or parameters', '控制软件或参数'),
  found('3040', 'Position or levelling sensor', '位置或平层传感器'),
  found('3050', 'Wiring or travelling cable', '线路或随行电缆'),
  found('3100', 'Safety circuit: other', '安全回路：其他'),
  found('3110', 'Door contact in the safety circuit', '安全回路门触点'),
  found('3120', 'Limit switch', '限位开关'),
  found('3130', 'Emergency stop switch', '急停开关'),
  found('3140', 'Safety relay', '安全继电器'),
  found('4000', 'Power: other', '供电：其他'),
  found('4010', 'Mains fuse or breaker', '主熔断器或断路器'),
  found('4020', 'Phase loss or low voltage', '缺相或电压低'),
  found('4030', 'Main switch off', '主电源关闭'),
  found('4040', 'Transformer or power unit', '变压器或电源'),
  found('4100', 'Rescue device: other', '救援装置：其他'),
  found('4110', 'Rescue device battery', '救援装置电池'),
  found('4120', 'Rescue device charger or board', '救援装置充电器或控制板'),
  found('5000', 'Buttons and indicators: other', '按钮与显示：其他'),
  found('5010', 'Car button', '轿厢按钮'),
  found('5020', 'Landing button', '层站按钮'),
  found('5030', 'Indicator or display', '指示灯或显示屏'),
  found('5040', 'Car light or fan', '轿厢照明或风扇'),
  found('5050', 'Intercom or alarm bell', '对讲机或警铃'),
  found('6000', 'Ropes and governor: other', '钢丝绳与限速器：其他'),
  found('6010', 'Suspension rope', '曳引钢丝绳'),
  found('6020', 'Governor or governor rope', '限速器或限速器绳'),
  found('6030', 'Safety gear', '安全钳'),
  found('6040', 'Counterweight or compensation', '对重或补偿装置'),
  found('7000', 'Shaft and pit: other', '井道与底坑：其他'),
  found('7010', 'Water in the pit', '底坑进水'),
  found('7020', 'Guide rail or guide shoe', '导轨或导靴'),
  found('7030', 'Buffer', '缓冲器'),
  found('7040', 'Object in the shaft', '井道内有异物'),
  found('8000', 'Outside causes: other', '外部原因：其他'),
  found('8010', 'Misuse or vandalism', '误用或破坏'),
  found('8020', 'Water from outside', '外来水'),
  found('8030', 'Mains failure', '市电中断'),
  found('8040', 'Overload by users', '用户超载'),
  found('8050', 'Monitoring device or its line', '监测装置或其线路'),
  found('9000', 'No fault found', '未发现故障'),
]

const byCode = new Map(technicianCodes.map(entry => [entry.code, entry]))

/** The code with its labels, or nothing where there is no such code. */
export function findTechnicianCode(code: string): TechnicianCode | undefined {
  return byCode.get(code)
}
