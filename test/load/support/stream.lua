-- Sends the requests of a file, each once, over many connections that each wait 0.1 to 0.3 s between two.
local requests = {}
local at = 0

function init(args)
  local file = assert(io.open(args[1], "rb"))
  for request in file:read("*a"):gmatch("[^%z]+") do requests[#requests + 1] = request end
  file:close()
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function delay()
  return math.random(100, 300)
end
